// The usual game of Hearts: its rules, rules of thumb, and play-outs, as in
// `engine/players/hearts/heuristics.py` and `playout.py`, whose names these functions have.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cmath>
#include <vector>
#include <algorithm>
#include <string>
#include <map>
#include <array>
typedef uint64_t u64;
typedef unsigned __int128 u128;
static const u64 SB = 8191;
static const u64 SM[4] = {SB, SB << 13, SB << 26, SB << 39};
static const u64 DECK = (1ULL << 52) - 1, HEARTS = SM[2], QS = 1ULL << (39 + 10), PEN = HEARTS | QS;
static const u64 HIGHSP = (7ULL << (39 + 10)), UNDERSP = SM[3] & (QS - 1);
static inline int bl(u64 x) { return x ? 64 - __builtin_clzll(x) : 0; }
static inline int pc(u64 x) { return __builtin_popcountll(x); }
static inline u64 lowb(u64 x) { return x & -x; }
static inline u64 top1(u64 x) { return 1ULL << (bl(x) - 1); }
static inline int suitof(u64 c) { return (bl(c) - 1) / 13; }
static inline int rankof(u64 c) { return (bl(c) - 1) % 13; }  // 0..12
struct Rng {
  u64 s;
  explicit Rng(u64 x = 1) : s(x * 0x9E3779B97F4A7C15ULL + 0x1234567) {
    next();
    next();
  }
  u64 next() {
    u64 z = (s += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  int below(int n) { return (int)(((u128)next() * n) >> 64); }
  double uni() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};
static int WINS[14][14];
static int BURDEN[53];
static double combd(int n, int k) {
  double r = 1;
  for (int i = 0; i < k; i++) r = r * (n - i) / (i + 1);
  return r;
}
static double emptyp(int hands, int cards, int none) {
  int full = hands - none;
  double onto = 0;
  for (int at = 0; at <= full; at++)
    onto += ((at & 1) ? -1 : 1) * combd(full, at) * pow(full - at, cards);
  return combd(hands, none) * onto / pow(hands, cards);
}
static void init() {
  for (int l = 0; l < 14; l++)
    for (int h = 0; h < 14; h++) {
      double s = 0;
      for (int n = 0; n <= 3; n++) s += emptyp(3, l, n) * pow((3 - n) / 3.0, h);
      WINS[l][h] = (int)nearbyint(100 * s);
    }
  BURDEN[0] = 0;
  for (int i = 0; i < 52; i++) BURDEN[i + 1] = 2 * (i % 13 + 2) + (((PEN >> i) & 1) ? 20 : 0);
}
static const int LOSSES[14] = {60, 50, 45, 40, 30, 20, 15, 10, 6, 4, 3, 2, 2, 2};
struct PS {
  int turn, number, led;
  u64 top;
  int taking;
  u64 table;
  int laid;
  bool broken;
  u64 captured[4];
  int lacking[4];
};
static inline int sole(const u64* c) {
  int h = -1;
  for (int i = 0; i < 4; i++)
    if (c[i] & PEN) {
      if (h >= 0) return -2;
      h = i;
    }
  return h;
}
static inline bool feared(u64 own, int many = 3) { return (own & QS) || pc(own & PEN) >= many; }
static inline int losers(u64 hand, u64 unseen) {
  int n = 0;
  for (u64 s : SM) {
    int a = bl(unseen & s);
    if (a) n += pc(hand & s & ((1ULL << a) - 1));
  }
  return n;
}
static inline u64 lead_choices(u64 hand, int number, bool broken) {
  if (number == 1) {
    u64 c = hand & SM[0];
    return c & -c;
  }
  if (broken) return hand;
  u64 r = hand & ~HEARTS;
  return r ? r : hand;
}
static inline u64 follow_choices(u64 hand, int led, int number) {
  u64 mine = hand & SM[led];
  u64 legal = mine ? mine : hand;
  if (number == 1) {
    u64 l = legal & ~PEN;
    legal = l ? l : (mine ? mine : hand);
  }
  return legal;
}
static inline u64 h_lead(u64 legal, u64 hand, u64 unseen, const int* lacking, int foes) {
  u64 hot = 0;
  if ((hand | unseen) & QS) {
    hot |= (hand & QS) ? SM[3] : HIGHSP;
    u64 low = legal & UNDERSP;
    if (low && !(hand & HIGHSP) && (foes & ~lacking[3])) return top1(low);
  }
  bool fl = !(unseen & PEN);
  long best = 1000000;
  u64 choice = lowb(legal);
  for (int s = 0; s < 4; s++) {
    u64 mine = legal & SM[s];
    if (!mine) continue;
    u64 oth = unseen & SM[s];
    int cnt = pc(oth);
    int none = lacking[s] & foes;
    u64 low = lowb(mine);
    long risk;
    if (cnt >= 7 && !(none || (SM[s] & (PEN & HEARTS | hot)) || (s == 3))) {
      low = top1(mine);
      risk = 0;
    } else {
      int lower = pc(oth & (low - 1));
      int loss = (fl ? 1 : LOSSES[cnt]) + ((SM[s] & PEN) ? 20 : 0);
      if (none) risk = (none == foes ? 100 : WINS[lower][cnt - lower]) * (loss + 15);
      else risk = (long)WINS[lower][cnt - lower] * loss;
      if (low & hot) risk += 1000;
    }
    if (risk < best) {
      best = risk;
      choice = low;
    }
  }
  return choice;
}
static inline u64 h_follow(u64 mine, u64 top, u64 table, int left, u64 unseen, bool stop) {
  u64 under = mine & (top - 1);
  u64 dear = under & QS;
  if (dear && !stop) return QS;
  u64 safe = mine & ~QS;
  if (!safe) safe = mine;
  if (stop && (safe & (-top))) return top1(safe);
  if (!(table & PEN)) {
    u64 suit = SM[suitof(top)];
    if (!left || (!(suit & PEN) && pc(unseen & suit) >= 7)) return top1(safe);
  }
  if (under) return top1(under);
  if (!left) return top1(safe);
  return lowb(safe);
}
static inline u64 h_lowest(u64 held) {
  int best = 13;
  u64 ch = held;
  for (u64 s : SM) {
    u64 m = held & s;
    if (m) {
      u64 l = lowb(m);
      int r = rankof(l);
      if (r < best) {
        best = r;
        ch = l;
      }
    }
  }
  return ch;
}
static inline u64 h_discard(u64 legal, u64 hand, u64 unseen, bool feeds) {
  if (feeds) {
    u64 l = legal & ~PEN;
    return h_lowest(l ? l : legal);
  }
  u64 urgent = legal & QS;
  if (!urgent && (unseen & QS)) urgent = legal & HIGHSP;
  if (urgent) return top1(urgent);
  int best = -1000, ch = 0;
  for (u64 s : SM) {
    u64 m = legal & s;
    if (m) {
      int at = bl(m);
      u64 hs = hand & s;
      int w = BURDEN[at] + (((hs & (hs - 1)) == 0) ? 6 : 0);
      if (w > best) {
        best = w;
        ch = at;
      }
    }
  }
  return 1ULL << (ch - 1);
}
static inline u64 g_lead(u64 legal, u64 unseen) {
  int best = -1, ch = 0;
  for (u64 s : SM) {
    u64 m = legal & s;
    if (m) {
      int at = bl(m);
      int w = pc(m);
      if (at > bl(unseen & s)) w += 20;
      if (w > best) {
        best = w;
        ch = at;
      }
    }
  }
  return 1ULL << (ch - 1);
}
static inline u64 g_follow(u64 mine, u64 top, int left) {
  u64 over = mine & -top;
  if (over) return left ? top1(over) : lowb(over);
  u64 l = mine & ~PEN;
  return lowb(l ? l : mine);
}
static inline u64 g_discard(u64 legal) {
  u64 lo = legal & ~PEN;
  if (!lo) lo = legal;
  int best = 1000;
  u64 ch = lo;
  for (u64 s : SM) {
    u64 m = lo & s;
    if (m) {
      u64 l = lowb(m);
      int w = BURDEN[bl(l)];
      if (w < best) {
        best = w;
        ch = l;
      }
    }
  }
  return ch;
}
static inline u64 d_follow(const PS& m, u64 legal, u64 hand, u64 oth, int holder, int threat) {
  bool stop = threat == m.taking && (m.table & PEN);
  if (threat == m.taking && !stop) {
    u64 un = legal & (m.top - 1);
    if (un && !(un & QS)) return lowb(un);
  }
  return h_follow(legal, m.top, m.table, 3 - m.laid, oth, stop);
}
static inline u64 spare(u64 legal, u64 hand, u64 oth, bool feeds) {
  u64 keep = 0;
  for (int s = 0; s < 4; s++) {
    u64 mine = hand & SM[s], ot = oth & SM[s];
    if (!mine || !ot) continue;
    u64 t = top1(mine);
    u64 above = ot & -t, rest = mine ^ t;
    if (!above) keep |= t;
    else if (rest && !(above & (above - 1))) keep |= t | top1(rest);
  }
  keep &= ~QS;
  u64 fr = legal & ~keep;
  if (feeds) {
    u64 l = fr & ~PEN;
    if (!l) l = fr;
    if (!l) l = legal & PEN;
    return l ? l : legal;
  }
  return fr ? fr : legal;
}
static inline u64 d_discard(const PS& m, u64 legal, u64 hand, u64 oth, int holder, int threat) {
  bool feeds = threat == m.taking;
  if (holder == m.taking || holder == -1) legal = spare(legal, hand, oth, feeds);
  return h_discard(legal, hand, oth, feeds);
}
// play out: returns captured
static void played_out(PS m, u64* hands, u64 first, int grabbing, u64* out) {
  u64 left = hands[0] | hands[1] | hands[2] | hands[3];
  int holder = sole(m.captured);
  int threat = (holder >= 0 && feared(m.captured[holder])) ? holder : -1;
  for (;;) {
    int turn = m.turn;
    u64 hand = hands[turn], card;
    u64 oth = left ^ hand;
    int foes = 15 ^ (1 << turn);
    bool g = grabbing >> turn & 1;
    if (first) {
      card = first;
      first = 0;
      if (m.laid && !(hand & SM[m.led])) m.lacking[m.led] |= 1 << turn;
    } else if (!m.laid) {
      u64 legal = (m.broken && m.number > 1) ? hand : lead_choices(hand, m.number, m.broken);
      if (!(legal & (legal - 1))) card = legal;
      else if (g) card = g_lead(legal, oth);
      else card = h_lead(legal, hand, oth, m.lacking, foes);
    } else {
      u64 follows = hand & SM[m.led], legal = follows;
      if (!legal) {
        m.lacking[m.led] |= 1 << turn;
        legal = hand;
      }
      if (m.number == 1) legal = follow_choices(hand, m.led, 1);
      if (!(legal & (legal - 1))) card = legal;
      else if (follows) {
        if (g) card = g_follow(legal, m.top, 3 - m.laid);
        else card = d_follow(m, legal, hand, oth, holder, threat);
      } else if (g) card = g_discard(legal);
      else card = d_discard(m, legal, hand, oth, holder, threat);
    }
    hands[turn] = hand ^ card;
    left ^= card;
    if (!m.laid) {
      m.led = suitof(card);
      m.top = card;
      m.taking = turn;
    } else if (card > m.top && (card & SM[m.led])) {
      m.top = card;
      m.taking = turn;
    }
    if (card & HEARTS) m.broken = true;
    m.table |= card;
    m.laid++;
    if (m.laid < 4) {
      m.turn = (turn + 1) & 3;
      continue;
    }
    m.captured[m.taking] |= m.table;
    if (!(left & PEN)) {
      memcpy(out, m.captured, 32);
      return;
    }
    if (holder != -2 && (m.table & PEN)) {
      if (holder == -1) holder = m.taking;
      if (holder != m.taking) {
        holder = -2;
        threat = -1;
        grabbing = 0;
      } else if (feared(m.captured[holder])) threat = holder;
    }
    m.turn = m.taking;
    m.table = 0;
    m.laid = 0;
    m.number++;
  }
}
static inline void points_of(const u64* c, int* p) {
  for (int i = 0; i < 4; i++) {
    if ((c[i] & PEN) == PEN) {
      for (int j = 0; j < 4; j++) p[j] = 26;
      p[i] = 0;
      return;
    }
  }
  for (int i = 0; i < 4; i++) p[i] = pc(c[i] & HEARTS) + ((c[i] & QS) ? 13 : 0);
}
static inline double gained(const int* p, int seat) {
  return (p[0] + p[1] + p[2] + p[3]) / 4.0 - p[seat];
}
static double worth_pts(const int* p, int seat) {
  int mx = std::max(std::max(p[0], p[1]), std::max(p[2], p[3])),
      mn = std::min(std::min(p[0], p[1]), std::min(p[2], p[3]));
  double ahead = 0.25 * ((p[0] + p[1] + p[2] + p[3] - p[seat]) / 3.0 - p[seat]);
  double left = std::max(0.0, (100 - mx) / (0.4 * 26));
  double wide = 0.45 * 26 * sqrt(0.3 + left);
  double s = 0, own = 0;
  for (int i = 0; i < 4; i++) {
    double e = exp((mn - p[i]) / wide);
    s += e;
    if (i == seat) own = e;
  }
  return ahead + 100 * own / s;
}
// passing
static inline int danger(u64 hand, u64 c) {
  int rank = rankof(c) + 2;
  int s = suitof(c);
  if (c & HIGHSP) return pc(hand & UNDERSP) < 5 ? 100 + rank : 5;
  if (s == 3) return 0;
  if (s == 2) return rank > 6 ? rank * 2 : rank;
  int len = pc(hand & SM[s]);
  return rank > 6 ? rank * 2 + std::max(0, 4 - len) * 9 : rank;
}
static void by_danger(u64 hand, std::vector<u64>& order) {
  std::vector<std::pair<int, long long>> d;
  for (u64 r = hand; r; r &= r - 1) {
    u64 c = lowb(r);
    d.push_back({-danger(hand, c), -(long long)c});
  }
  std::sort(d.begin(), d.end());
  order.clear();
  for (auto& x : d) order.push_back((u64)(-x.second));
}
static u64 dangerous(u64 hand) {
  std::vector<u64> o;
  by_danger(hand, o);
  return o[0] | o[1] | o[2];
}
