// Deals of the usual game of Hearts for `hearts_passes.py`: a hand, a pass, and what came of it.
//
//   hearts_selfplay rules HANDS SEED WORLDS          played out by rules of thumb, as `playout.py`
//   hearts_selfplay hard HANDS SEED WORLDS [TABLE]   played by four hard players that imagine so
//                                                    many worlds; the others pass by the table
//
// It prints a row a pass: hand and pass as bits, seats to the left, points gained beyond the mean.
// Knowledge, worlds and the race of entries are those of the hard player, see `hard.py`.
#include "hearts_playout.h"
struct Rem {
  PS at;
  u64 card, since, gone;
};
struct Deal {  // full state
  u64 hands[4], given[4];
  int dir;
  PS m;
  u64 played;
  u64 playedBy[4];
  std::vector<Rem> rem;  // all plays with state
  u64 lackedCards[4];
};
static void begin_play(Deal& d) {
  memset(&d.m, 0, sizeof d.m);
  int t = 0;
  for (int s = 0; s < 4; s++)
    if (d.hands[s] & 1) t = s;
  d.m.turn = t;
  d.m.number = 1;
  d.played = 0;
  d.rem.clear();
  for (int s = 0; s < 4; s++) {
    d.playedBy[s] = 0;
    d.lackedCards[s] = 0;
  }
}
static u64 legal_of(const Deal& d) {
  const PS& m = d.m;
  u64 h = d.hands[m.turn];
  return m.laid ? follow_choices(h, m.led, m.number) : lead_choices(h, m.number, m.broken);
}
static void play_card(Deal& d, u64 card) {
  PS& m = d.m;
  int t = m.turn;
  d.rem.push_back({m, card, d.playedBy[t], d.played});
  d.hands[t] ^= card;
  d.played |= card;
  d.playedBy[t] |= card;
  if (!m.laid) {
    if ((card & HEARTS) && !m.broken && m.number > 1) d.lackedCards[t] |= DECK & ~HEARTS;
    m.led = suitof(card);
    m.top = card;
    m.taking = t;
  } else if (card & SM[m.led]) {
    if (card > m.top) {
      m.top = card;
      m.taking = t;
    }
  } else {
    m.lacking[m.led] |= 1 << t;
    d.lackedCards[t] |= SM[m.led];
    if (m.number == 1 && (card & PEN)) d.lackedCards[t] |= DECK & ~PEN;
  }
  if (card & HEARTS) m.broken = true;
  m.table |= card;
  m.laid++;
  if (m.laid < 4) {
    m.turn = (t + 1) & 3;
    return;
  }
  m.captured[m.taking] |= m.table;
  m.turn = m.taking;
  m.table = 0;
  m.laid = 0;
  m.number++;
}
static inline bool alike(u64 a, u64 b, u64 others) {
  u64 lo = std::min(a, b), hi = std::max(a, b);
  if (suitof(lo) != suitof(hi)) return false;
  return !(others & (hi - 1) & ~(lo - 1));
}
static u64 by_heur(const PS& m, u64 legal, u64 hand, u64 unseen) {
  int left = 3 - m.laid;
  if (!m.laid) return h_lead(legal, hand, unseen, m.lacking, 15 ^ (1 << m.turn));
  int h = sole(m.captured);
  bool f = h == m.taking && feared(m.captured[h]);
  if (hand & SM[m.led]) {
    bool stop = f && (m.table & PEN) && !((m.table | legal) & QS);
    return h_follow(legal, m.top, m.table, left, unseen, stop);
  }
  return h_discard(legal, hand, unseen, f);
}
// knowledge of a seat
struct Know {
  int seat;
  PS m;
  u64 hand, unseen;
  int room[4];
  u64 lacked[4], sure[4];
  std::vector<Rem> rem;
};
static Know know(const Deal& d, int seat) {
  Know k;
  k.seat = seat;
  k.m = d.m;
  k.hand = d.hands[seat];
  k.unseen = DECK & ~d.played & ~k.hand;
  for (int s = 0; s < 4; s++) {
    k.room[s] = s == seat ? 0 : pc(d.hands[s]);
    k.lacked[s] = d.lackedCards[s];
    k.sure[s] = 0;
  }
  if (d.dir) k.sure[(seat + d.dir) & 3] |= d.given[seat] & k.unseen;
  for (auto& r : d.rem)
    if (r.at.turn != seat && (r.at.laid || r.at.number > 1)) {
      Rem q = r;
      q.since = d.playedBy[r.at.turn] & ~r.since;
      k.rem.push_back(q);
    }
  return k;
}
struct World {
  const Know& k;
  int room[4];
  std::vector<std::vector<int>> may;
  std::vector<std::vector<u64>> cards;
  u64 fixed = 0;
  explicit World(const Know& kk) : k(kk) {
    for (int s = 0; s < 4; s++) {
      room[s] = k.room[s] - pc(k.sure[s]);
      fixed |= k.sure[s];
    }
    std::map<int, std::vector<u64>> h;
    for (u64 r = k.unseen & ~fixed; r; r &= r - 1) {
      u64 c = lowb(r);
      int ms = 0;
      for (int s = 0; s < 4; s++)
        if (room[s] && s != k.seat && !(k.lacked[s] & c)) ms |= 1 << s;
      h[ms].push_back(c);
    }
    std::vector<std::pair<int, int>> ord;
    for (auto& x : h) ord.push_back({__builtin_popcount(x.first), x.first});
    std::sort(ord.begin(), ord.end());
    for (auto& p : ord) {
      std::vector<int> v;
      for (int s = 0; s < 4; s++)
        if (p.second >> s & 1) v.push_back(s);
      may.push_back(v);
      cards.push_back(h[p.second]);
    }
  }
  bool deal(Rng& g, u64* hands) {
    int rm[4];
    memcpy(rm, room, sizeof rm);
    u64 d[4] = {0, 0, 0, 0};
    for (size_t i = 0; i < may.size(); i++) {
      int pl[52], n = 0;
      for (int s : may[i])
        for (int q = 0; q < rm[s]; q++) pl[n++] = s;
      int need = cards[i].size();
      if (n < need) return false;
      for (int j = 0; j < need; j++) {
        int x = j + g.below(n - j);
        std::swap(pl[j], pl[x]);
        d[pl[j]] |= cards[i][j];
        rm[pl[j]]--;
      }
    }
    for (int s = 0; s < 4; s++) hands[s] = s == k.seat ? k.hand : (k.sure[s] | d[s]);
    return true;
  }
  bool bt(Rng& g, std::vector<std::pair<u64, int>>& cs, size_t i, int* rm, u64* d) {
    if (i == cs.size()) return true;
    int o[4] = {0, 1, 2, 3};
    for (int j = 3; j > 0; j--) std::swap(o[j], o[g.below(j + 1)]);
    for (int s : o)
      if ((cs[i].second >> s & 1) && rm[s]) {
        rm[s]--;
        d[s] |= cs[i].first;
        if (bt(g, cs, i + 1, rm, d)) return true;
        rm[s]++;
        d[s] ^= cs[i].first;
      }
    return false;
  }
  void world(Rng& g, u64* hands) {
    for (int t = 0; t < 30; t++)
      if (deal(g, hands)) return;
    std::vector<std::pair<u64, int>> cs;
    for (size_t i = 0; i < may.size(); i++) {
      int m = 0;
      for (int s : may[i]) m |= 1 << s;
      for (u64 c : cards[i]) cs.push_back({c, m});
    }
    int rm[4];
    memcpy(rm, room, sizeof rm);
    u64 d[4] = {0, 0, 0, 0};
    if (!bt(g, cs, 0, rm, d)) {
      fprintf(stderr, "no world\n");
      for (int s = 0; s < 4; s++)
        fprintf(stderr, "room %d lacked %llx\n", room[s], (unsigned long long)k.lacked[s]);
      exit(1);
    }
    for (int s = 0; s < 4; s++) hands[s] = s == k.seat ? k.hand : (k.sure[s] | d[s]);
  }
};
static double likelihood(const Know& k, const u64* hands) {
  double w = 1;
  for (auto& r : k.rem) {
    u64 hand = hands[r.at.turn] | r.since;
    u64 legal = r.at.laid ? follow_choices(hand, r.at.led, r.at.number)
                          : lead_choices(hand, r.at.number, r.at.broken);
    if (legal & (legal - 1)) {
      u64 unseen = DECK & ~r.gone & ~hand;
      u64 ch = by_heur(r.at, legal, hand, unseen);
      if (ch != r.card && !alike(ch, r.card, unseen | r.at.table)) w *= 0.5;
    }
  }
  return w;
}
static void posterior(World& W, Rng& g, u64* hands) {
  if (W.k.rem.empty()) {
    W.world(g, hands);
    return;
  }
  u64 hs[16][4];
  double w[16], sum = 0;
  for (int i = 0; i < 3; i++) {
    W.world(g, hs[i]);
    w[i] = likelihood(W.k, hs[i]);
    sum += w[i];
  }
  double x = g.uni() * sum;
  int i = 0;
  while (i < 3 - 1 && x >= w[i]) {
    x -= w[i];
    i++;
  }
  memcpy(hands, hs[i], 32);
}
static int shooters(const Know& k, const u64* hands) {
  int h = sole(k.m.captured);
  if (h == -2) return 0;
  u64 left = hands[0] | hands[1] | hands[2] | hands[3];
  int f = 0;
  for (int s = 0; s < 4; s++)
    if (s != k.seat && (h == -1 || h == s)) {
      int few = pc(hands[s]) / 4;
      if (losers(hands[s], left ^ hands[s]) <= few) f |= 1 << s;
    }
  return f;
}
struct Entry {
  u64 cards;
  int plan;
};
template <class F>
static int race(const std::vector<Entry>& e, int worlds, F world) {
  int n = e.size();
  std::vector<double> sum(n, 0);
  std::vector<int> alive(n);
  for (int i = 0; i < n; i++) alive[i] = i;
  int look = std::max(1, worlds / 4);
  while (alive.size() > 1) {
    int lim = alive.size() > 2 ? look : worlds;
    for (int q = 0; q < lim; q++) {
      auto f = world();
      for (int a : alive) sum[a] += f(a);
    }
    std::sort(alive.begin(), alive.end(),
              [&](int a, int b) { return sum[a] != sum[b] ? sum[a] > sum[b] : a < b; });
    alive.resize((alive.size() + 1) / 2);
    look = std::min(2 * look, worlds);
  }
  return alive[0];
}
static std::vector<u64> distinct(u64 legal, u64 others) {
  std::vector<u64> k;
  for (u64 r = legal; r; r &= r - 1) {
    u64 c = lowb(r);
    if (!k.empty() && suitof(k.back()) == suitof(c)) {
      u64 lo = k.back();
      bool same = (lo & QS) == (c & QS) && !(others & (c - 1) & ~(lo - 1));
      if (same) continue;
    }
    k.push_back(c);
  }
  return k;
}
static u64 hard_play(int worlds, const Know& k, u64 legal, Rng& g) {
  std::vector<Entry> e;
  auto ch = distinct(legal, k.unseen | k.m.table);
  int h = sole(k.m.captured);
  bool may = h == -1 || h == k.seat;
  for (u64 c : ch) {
    e.push_back({c, 0});
    if (may) e.push_back({c, 1 << k.seat});
  }
  if (ch.size() == 1) return ch[0];
  World W(k);
  u64 hands[4];
  int foes;
  auto world = [&]() {
    posterior(W, g, hands);
    foes = shooters(k, hands);
    return [&](int a) {
      u64 hs[4];
      memcpy(hs, hands, 32);
      u64 cap[4];
      played_out(k.m, hs, e[a].cards, e[a].plan | foes, cap);
      int p[4];
      points_of(cap, p);
      return worth_pts(p, k.seat);
    };
  };
  return e[race(e, worlds, world)].cards;
}
static void opened(PS& m, const u64* hands) {
  memset(&m, 0, sizeof m);
  for (int s = 0; s < 4; s++)
    if (hands[s] & 1) m.turn = s;
  m.number = 1;
}
static std::vector<double> NW;
static double net_value(u64 hand, u64 given, int dir) {
  const double* w = NW.data();
  double v = 0;
  u64 kept = hand & ~given;
  int voids = 0, lo = 0, top = 0;
  for (int s = 0; s < 4; s++) {
    int k = (kept >> 13 * s) & 8191;
    int L = __builtin_popcount(k);
    v += w[std::min(L, 8)];
    w += 9;
    for (int i = 0; i < 13; i++)
      if (k >> i & 1) v += w[i];
    w += 13;
    voids += L == 0;
    for (int r = 9; r <= 12; r++) {
      int c = std::min(4, __builtin_popcount(k & ((2 << std::min(r - 1, 8)) - 1)));
      if (k >> r & 1) v += w[c];
      w += 5;
    }
    int f = L ? __builtin_ctz(k) : 13;
    v += w[f];
    w += 14;
    int k2 = k & (k - 1);
    v += w[L > 1 ? __builtin_ctz(k2) : 13];
    w += 14;
    int oth = 8191 & ~((hand >> 13 * s) & 8191);
    int topo = oth ? 31 - __builtin_clz(oth) : 12;
    lo += __builtin_popcount(k & ((1 << topo) - 1));
    top += __builtin_popcount(k >> 10);
  }
  v += w[std::min(voids, 3)];
  w += 4;
  v += w[std::min(lo, 10)];
  w += 11;
  v += w[std::min(top, 10)];
  w += 11;
  bool q = kept >> 49 & 1, K = kept >> 50 & 1, A = kept >> 51 & 1;
  if (q && (K || A)) v += w[0];
  w++;
  if (K && A) v += w[0];
  w++;
  for (int d = 1; d <= 3; d++) {
    if (d == dir)
      for (u64 r = given; r; r &= r - 1) v += w[__builtin_ctzll(r)];
    w += 52;
  }
  for (int s = 0; s < 4; s++) {
    v += w[std::min(3, pc(given & SM[s]))];
    w += 4;
  }
  return v;
}
static u64 best_pass(u64 hand, int dir) {
  if (NW.empty()) return dangerous(hand);
  u64 o[13];
  int n = 0;
  for (u64 r = hand; r; r &= r - 1) o[n++] = lowb(r);
  double best = -1e9;
  u64 bq = 0;
  for (int a = 0; a < 13; a++)
    for (int b = a + 1; b < 13; b++)
      for (int c = b + 1; c < 13; c++) {
        u64 q = o[a] | o[b] | o[c];
        double v = net_value(hand, q, dir);
        if (v > best) {
          best = v;
          bq = q;
        }
      }
  return bq;
}

static std::vector<u64> some_passes(u64 hand, int count, int by_rule, Rng& g) {
  std::vector<u64> cards, order, found;
  for (u64 r = hand; r; r &= r - 1) cards.push_back(lowb(r));
  by_danger(hand, order);
  while ((int)found.size() < count) {
    u64 q = 0;
    if ((int)found.size() < by_rule) {
      while (pc(q) < 3) q |= order[g.below(7)];
    } else
      while (pc(q) < 3) q |= cards[g.below(13)];
    if (std::find(found.begin(), found.end(), q) == found.end()) found.push_back(q);
  }
  return found;
}
static void row(u64 hand, u64 pass, int dir, double points) {
  printf("%llu %llu %d %.4f\n", (unsigned long long)hand, (unsigned long long)pass, dir, points);
}
static void by_rules(int count, Rng& g, int worlds) {
  for (int n = 0; n < count; n++) {
    int ix[52];
    for (int i = 0; i < 52; i++) ix[i] = i;
    for (int i = 51; i > 0; i--) std::swap(ix[i], ix[g.below(i + 1)]);
    u64 hand = 0;
    for (int i = 0; i < 13; i++) hand |= 1ULL << ix[i];
    int dir = 1 + g.below(3);
    const int K = 24;
    auto cand = some_passes(hand, K, 10, g);
    std::vector<std::array<double, 2>> sum(K, {0, 0});
    std::vector<u64> hid;
    for (u64 r = DECK ^ hand; r; r &= r - 1) hid.push_back(lowb(r));
    std::vector<int> own(K);
    for (int k = 0; k < K; k++) own[k] = losers(hand ^ cand[k], DECK ^ hand) <= 6;
    for (int w = 0; w < worlds; w++) {
      for (int i = 38; i > 0; i--) std::swap(hid[i], hid[g.below(i + 1)]);
      u64 hands[4] = {hand, 0, 0, 0}, gift[4] = {0};
      int at = 0;
      for (int s = 1; s < 4; s++) {
        for (int i = 0; i < 13; i++) hands[s] |= hid[at++];
        gift[s] = dangerous(hands[s]);
      }
      for (int k = 0; k < K; k++)
        for (int pl = 0; pl <= own[k]; pl++) {
          u64 hs[4];
          memcpy(hs, hands, 32);
          gift[0] = cand[k];
          for (int s = 0; s < 4; s++) hs[s] ^= gift[s];
          for (int s = 0; s < 4; s++) hs[(s + dir) & 3] |= gift[s];
          PS m;
          opened(m, hs);
          u64 cap[4];
          played_out(m, hs, 0, pl, cap);
          int p[4];
          points_of(cap, p);
          sum[k][pl] += gained(p, 0);
        }
    }
    for (int k = 0; k < K; k++) {
      double b = sum[k][0];
      if (own[k] && sum[k][1] > b) b = sum[k][1];
      row(hand, cand[k], dir, b / worlds);
    }
  }
}
static void by_hard(int count, Rng& g, int worlds) {
  for (int n = 0; n < count; n++) {
    int ix[52];
    for (int i = 0; i < 52; i++) ix[i] = i;
    for (int i = 51; i > 0; i--) std::swap(ix[i], ix[g.below(i + 1)]);
    u64 dealt[4] = {0, 0, 0, 0};
    for (int s = 0; s < 4; s++)
      for (int i = 0; i < 13; i++) dealt[s] |= 1ULL << ix[13 * s + i];
    int dir = 1 + g.below(3);
    auto cand = some_passes(dealt[0], 8, 4, g);
    u64 seed = g.next();
    u64 gift[4];
    for (int s = 1; s < 4; s++) gift[s] = best_pass(dealt[s], dir);
    for (u64 given : cand) {
      Deal d;
      d.dir = dir;
      Rng r(seed);
      gift[0] = given;
      for (int s = 0; s < 4; s++) {
        d.given[s] = gift[s];
        d.hands[s] = dealt[s] ^ gift[s];
      }
      for (int s = 0; s < 4; s++) d.hands[(s + dir) & 3] |= gift[s];
      begin_play(d);
      while (d.m.laid || ((d.hands[0] | d.hands[1] | d.hands[2] | d.hands[3]) & PEN)) {
        u64 legal = legal_of(d);
        play_card(d, legal & (legal - 1) ? hard_play(worlds, know(d, d.m.turn), legal, r) : legal);
      }
      int p[4];
      points_of(d.m.captured, p);
      row(dealt[0], given, dir, gained(p, 0));
    }
  }
}
// Says of the best pass and another likely one what the table says that the other costs, what so
// many deals of hard players say, and the standard error of that.
static void judged(int count, Rng& g, int worlds) {
  const int deals = 250;
  for (int n = 0; n < count; n++) {
    int ix[52];
    for (int i = 0; i < 52; i++) ix[i] = i;
    for (int i = 51; i > 0; i--) std::swap(ix[i], ix[g.below(i + 1)]);
    u64 hand = 0;
    for (int i = 0; i < 13; i++) hand |= 1ULL << ix[i];
    int dir = 1 + g.below(3);
    u64 best = best_pass(hand, dir), other = some_passes(hand, 1, 1, g)[0];
    if (other == best) continue;
    std::vector<u64> hid;
    for (u64 r = DECK ^ hand; r; r &= r - 1) hid.push_back(lowb(r));
    double sum = 0, squares = 0;
    for (int q = 0; q < deals; q++) {
      for (int i = 38; i > 0; i--) std::swap(hid[i], hid[g.below(i + 1)]);
      u64 dealt[4] = {hand, 0, 0, 0}, gift[4];
      for (int i = 0; i < 39; i++) dealt[1 + i / 13] |= hid[i];
      for (int s = 1; s < 4; s++) gift[s] = best_pass(dealt[s], dir);
      u64 seed = g.next();
      double apart = 0;
      for (u64 given : {best, other}) {
        gift[0] = given;
        Deal d;
        d.dir = dir;
        Rng r(seed);
        for (int s = 0; s < 4; s++) {
          d.given[s] = gift[s];
          d.hands[s] = dealt[s] ^ gift[s];
        }
        for (int s = 0; s < 4; s++) d.hands[(s + dir) & 3] |= gift[s];
        begin_play(d);
        while (d.m.laid || ((d.hands[0] | d.hands[1] | d.hands[2] | d.hands[3]) & PEN)) {
          u64 legal = legal_of(d);
          play_card(d, legal & (legal - 1) ? hard_play(worlds, know(d, d.m.turn), legal, r) : legal);
        }
        int p[4];
        points_of(d.m.captured, p);
        apart += given == best ? gained(p, 0) : -gained(p, 0);
      }
      sum += apart;
      squares += apart * apart;
    }
    double mean = sum / deals;
    printf("%.3f %.3f %.3f\n", net_value(hand, best, dir) - net_value(hand, other, dir), mean,
           sqrt((squares / deals - mean * mean) / deals));
    fflush(stdout);
  }
}
int main(int count, char** said) {
  if (count < 5) return 1;
  init();
  Rng g(atoi(said[3]));
  if (count > 5) {
    FILE* file = fopen(said[5], "r");
    if (!file) return 1;
    double x;
    while (fscanf(file, "%lf", &x) == 1) NW.push_back(x);
    fclose(file);
  }
  std::string by = said[1];
  (by == "rules" ? by_rules : by == "judge" ? judged : by_hard)(atoi(said[2]), g, atoi(said[4]));
}
