-- A card room of the fourth shape of the file, as it was left by a kill: a finished game, six games
-- under way and a lobby. <Alice>, <cards> and the like stand for the ids of people and places.

PRAGMA application_id = 1130459748;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE boards (
    board INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    season TEXT NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, season, family, preset)
) STRICT;
INSERT INTO "boards" VALUES(1,<guild>,'all','hearts','*',4);
INSERT INTO "boards" VALUES(2,<guild>,'2026-11','hearts','*',4);
CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    name TEXT NOT NULL,
    person INTEGER,
    level TEXT NOT NULL,
    presence TEXT NOT NULL CHECK (presence IN ('here', 'away', 'left')),
    missed INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "chairs" VALUES('0zbrumsk',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('0zbrumsk',1,'Bob',<Bob>,'medium','here',0);
INSERT INTO "chairs" VALUES('0zbrumsk',2,'Carol',<Carol>,'medium','here',0);
INSERT INTO "chairs" VALUES('0zbrumsk',3,'Dave',<Dave>,'medium','here',0);
INSERT INTO "chairs" VALUES('1igrn85k',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('1igrn85k',1,'Bob',<Bob>,'medium','away',2);
INSERT INTO "chairs" VALUES('1igrn85k',2,'Carol',<Carol>,'medium','left',0);
INSERT INTO "chairs" VALUES('1igrn85k',3,'Dave',<Dave>,'medium','here',0);
INSERT INTO "chairs" VALUES('b271c9id',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('b271c9id',1,'Bob',<Bob>,'medium','here',0);
INSERT INTO "chairs" VALUES('b271c9id',2,'Carol',<Carol>,'medium','here',0);
INSERT INTO "chairs" VALUES('b271c9id',3,'Dave',<Dave>,'medium','here',0);
INSERT INTO "chairs" VALUES('f4tepn4e',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('f4tepn4e',1,'Bob',<Bob>,'medium','here',0);
INSERT INTO "chairs" VALUES('f4tepn4e',2,'Carol',<Carol>,'medium','here',0);
INSERT INTO "chairs" VALUES('f4tepn4e',3,'Dave',<Dave>,'medium','here',0);
INSERT INTO "chairs" VALUES('mgby9fjd',0,'Carol',<Carol>,'medium','here',0);
INSERT INTO "chairs" VALUES('urrd5ua3',0,'Carol',<Carol>,'medium','here',0);
INSERT INTO "chairs" VALUES('urrd5ua3',1,'Dave',<Dave>,'medium','here',0);
INSERT INTO "chairs" VALUES('urrd5ua3',2,'Ada',NULL,'medium','here',0);
INSERT INTO "chairs" VALUES('urrd5ua3',3,'Basil',NULL,'medium','here',0);
INSERT INTO "chairs" VALUES('xpw4x98q',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('xpw4x98q',1,'Ada',NULL,'medium','here',0);
INSERT INTO "chairs" VALUES('z99t451a',0,'Alice',<Alice>,'medium','here',0);
INSERT INTO "chairs" VALUES('z99t451a',1,'Bob',<Bob>,'medium','here',0);
INSERT INTO "chairs" VALUES('z99t451a',2,'Ada',NULL,'medium','here',0);
INSERT INTO "chairs" VALUES('z99t451a',3,'Basil',NULL,'medium','here',0);
CREATE TABLE feats (
    board INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (board, person, name),
    FOREIGN KEY (board, person) REFERENCES standings (board, person)
        ON UPDATE CASCADE ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE games (
    game_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    customised INTEGER NOT NULL CHECK (customised IN (0, 1)),
    ranked INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    started_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    season TEXT NOT NULL,
    deal_count INTEGER NOT NULL
, hints INTEGER NOT NULL DEFAULT 0
    CHECK (hints IN (0, 1) AND NOT (hints AND ranked))) STRICT;
INSERT INTO "games" VALUES('f4tepn4e',<guild>,<cards>,'hearts','standard',1,1,1795326096719,1795326098485,'2026-11',1,0);
CREATE TABLE guild_defaults (
    guild_id INTEGER NOT NULL,
    command TEXT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (guild_id, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE guild_presets (
    guild_id INTEGER NOT NULL,
    folded TEXT NOT NULL,
    name TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    PRIMARY KEY (guild_id, folded)
) STRICT, WITHOUT ROWID;
CREATE TABLE hands (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "hands" VALUES('0zbrumsk',0,<Alice dm>,1573936481553088512,1);
INSERT INTO "hands" VALUES('0zbrumsk',1,<Bob dm>,1573936481624391680,1);
INSERT INTO "hands" VALUES('0zbrumsk',2,<Carol dm>,1573936481624391681,1);
INSERT INTO "hands" VALUES('0zbrumsk',3,<Dave dm>,1573936481636974592,1);
INSERT INTO "hands" VALUES('1igrn85k',0,<Alice dm>,1573936483662823424,1);
INSERT INTO "hands" VALUES('1igrn85k',1,<Bob dm>,1573936483662823425,1);
INSERT INTO "hands" VALUES('1igrn85k',2,<Carol dm>,1573936483667017728,1);
INSERT INTO "hands" VALUES('1igrn85k',3,<Dave dm>,1573936483667017729,1);
INSERT INTO "hands" VALUES('b271c9id',0,<Alice dm>,1573936492047237120,1);
INSERT INTO "hands" VALUES('b271c9id',1,<Bob dm>,1573936492047237121,1);
INSERT INTO "hands" VALUES('b271c9id',2,<Carol dm>,1573936492047237122,1);
INSERT INTO "hands" VALUES('b271c9id',3,<Dave dm>,1573936492173066240,1);
INSERT INTO "hands" VALUES('f4tepn4e',0,<Alice dm>,1573936469813231616,1);
INSERT INTO "hands" VALUES('f4tepn4e',1,<Bob dm>,1573936469830008832,1);
INSERT INTO "hands" VALUES('f4tepn4e',2,<Carol dm>,1573936469976809473,1);
INSERT INTO "hands" VALUES('f4tepn4e',3,<Dave dm>,1573936469989392384,1);
INSERT INTO "hands" VALUES('urrd5ua3',0,<Carol dm>,1573936494622539776,1);
INSERT INTO "hands" VALUES('urrd5ua3',1,<Dave dm>,1573936494622539777,1);
INSERT INTO "hands" VALUES('xpw4x98q',0,<Alice dm>,1573936494203109376,1);
INSERT INTO "hands" VALUES('z99t451a',0,<Alice dm>,1573936493137756160,1);
INSERT INTO "hands" VALUES('z99t451a',1,<Bob dm>,1573936493137756161,1);
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    author TEXT NOT NULL CHECK (author IN ('person', 'computer', 'dealer', 'clock')),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "journal" VALUES('0zbrumsk',0,-1,'deal 6C3D4D7D9DQDKD2H6H7HTH6SQS 4C7C8CAC2D5DJD5H8H3S5S8SAS 3C5C9CQCKCAD3H9HJHQHKH9SJS 2CTCJC6D8DTD4HAH2S4S7STSKS',1795326099477,'dealer');
INSERT INTO "journal" VALUES('0zbrumsk',1,0,'pass 6C3D4D',1795326099847,'person');
INSERT INTO "journal" VALUES('0zbrumsk',2,1,'pass 4C7C8C',1795326099879,'person');
INSERT INTO "journal" VALUES('0zbrumsk',3,2,'pass 3C5C9C',1795326099943,'person');
INSERT INTO "journal" VALUES('0zbrumsk',4,3,'pass 2CTCJC',1795326099979,'person');
INSERT INTO "journal" VALUES('0zbrumsk',5,0,'play 2C',1795326100030,'person');
INSERT INTO "journal" VALUES('0zbrumsk',6,1,'play 6C',1795326100303,'person');
INSERT INTO "journal" VALUES('0zbrumsk',7,2,'play 4C',1795326100354,'person');
INSERT INTO "journal" VALUES('0zbrumsk',8,3,'play 3C',1795326100585,'person');
INSERT INTO "journal" VALUES('0zbrumsk',9,1,'play AC',1795326100800,'person');
INSERT INTO "journal" VALUES('0zbrumsk',10,2,'play 7C',1795326100852,'person');
INSERT INTO "journal" VALUES('0zbrumsk',11,3,'play 5C',1795326100878,'person');
INSERT INTO "journal" VALUES('0zbrumsk',12,0,'play TC',1795326101031,'person');
INSERT INTO "journal" VALUES('0zbrumsk',13,1,'play 2D',1795326101063,'person');
INSERT INTO "journal" VALUES('0zbrumsk',14,2,'play AD',1795326101315,'person');
INSERT INTO "journal" VALUES('0zbrumsk',15,3,'play 6D',1795326101458,'person');
INSERT INTO "journal" VALUES('1igrn85k',0,-1,'deal KC2D4D7DJDKD6HJHQHKHJSKSAS 6C9CJC6D9DQDAD3H4H7HAH7SQS 2C5C8CTCQC2H5H9HTH2S6S8S9S 3C4C7CAC3D5D8DTD8H3S4S5STS',1795326099946,'dealer');
INSERT INTO "journal" VALUES('1igrn85k',1,1,'pass 6C9CJC',1795326100191,'person');
INSERT INTO "journal" VALUES('1igrn85k',2,2,'pass 2C5C8C',1795326100219,'person');
INSERT INTO "journal" VALUES('1igrn85k',3,3,'pass 3C4C7C',1795326100245,'person');
INSERT INTO "journal" VALUES('1igrn85k',4,0,'pass KC2D4D',1795326100262,'person');
INSERT INTO "journal" VALUES('1igrn85k',5,3,'play 2C',1795326100414,'person');
INSERT INTO "journal" VALUES('1igrn85k',6,0,'play 3C',1795326100459,'person');
INSERT INTO "journal" VALUES('1igrn85k',7,1,'play KC',1795326100506,'person');
INSERT INTO "journal" VALUES('1igrn85k',8,2,'play 6C',1795326100550,'person');
INSERT INTO "journal" VALUES('1igrn85k',9,1,'play 2D',1795326100611,'person');
INSERT INTO "journal" VALUES('1igrn85k',10,2,'play 9C',1795326100650,'person');
INSERT INTO "journal" VALUES('1igrn85k',11,3,'play 3D',1795326100682,'person');
INSERT INTO "journal" VALUES('1igrn85k',12,0,'play 7D',1795326100751,'person');
INSERT INTO "journal" VALUES('1igrn85k',13,0,'play 4C',1795326100915,'person');
INSERT INTO "journal" VALUES('1igrn85k',14,1,'play 4D',1795326100944,'person');
INSERT INTO "journal" VALUES('1igrn85k',15,2,'play TC',1795326100981,'person');
INSERT INTO "journal" VALUES('1igrn85k',16,3,'play 5C',1795326100999,'person');
INSERT INTO "journal" VALUES('1igrn85k',17,2,'play JC',1795326101082,'person');
INSERT INTO "journal" VALUES('1igrn85k',18,3,'play 8C',1795326101101,'person');
INSERT INTO "journal" VALUES('1igrn85k',19,0,'play 7C',1795326101142,'person');
INSERT INTO "journal" VALUES('1igrn85k',20,1,'play 6D',1795326101177,'person');
INSERT INTO "journal" VALUES('1igrn85k',21,2,'play QC',1795326101210,'person');
INSERT INTO "journal" VALUES('1igrn85k',22,3,'play AC',1795326101230,'person');
INSERT INTO "journal" VALUES('1igrn85k',23,0,'play JD',1795326101251,'person');
INSERT INTO "journal" VALUES('1igrn85k',24,1,'play 9D',1795326101282,'person');
INSERT INTO "journal" VALUES('1igrn85k',25,3,'play 5D',1795326101347,'person');
INSERT INTO "journal" VALUES('1igrn85k',26,0,'play KD',1795326101370,'person');
INSERT INTO "journal" VALUES('1igrn85k',27,1,'play QD',1795326101399,'person');
INSERT INTO "journal" VALUES('1igrn85k',28,2,'play 2S',1795326101428,'person');
INSERT INTO "journal" VALUES('1igrn85k',29,0,'play JS',1795326101487,'person');
INSERT INTO "journal" VALUES('b271c9id',0,-1,'deal **4C3D6D7D8DTDAD6H3S4S **6CJCQC9D3H9HTHAH5S7S **2C6C9CTCKCAC4D5D8S9S 5C5CJC4DQD4H5H6H9HTHJS 2S2DKDTD4H7DKD**3D9D7H3C2HJD5H5STS2S7H8HKC6SJS6D8C4C7S9SQCAS2HKH7CKS4SQDKHQSJDQH6SAD5D8S2DJH3C3H8C8DTCAS7CKSQH3STSQS9CJH2CACAH8H',1795326101822,'dealer');
INSERT INTO "journal" VALUES('b271c9id',1,2,'draw',1795326103322,'person');
INSERT INTO "journal" VALUES('b271c9id',2,2,'discard 8',1795326104822,'person');
INSERT INTO "journal" VALUES('b271c9id',3,3,'draw',1795326106322,'person');
INSERT INTO "journal" VALUES('b271c9id',4,3,'discard 5',1795326107822,'person');
INSERT INTO "journal" VALUES('b271c9id',5,0,'draw',1795326109322,'person');
INSERT INTO "journal" VALUES('b271c9id',6,0,'lay 62,0,1',1795326110822,'person');
INSERT INTO "journal" VALUES('b271c9id',7,0,'lay 60,0,1',1795326112322,'person');
INSERT INTO "journal" VALUES('b271c9id',8,0,'discard A',1795326113822,'person');
INSERT INTO "journal" VALUES('b271c9id',9,1,'draw',1795326115322,'person');
INSERT INTO "journal" VALUES('b271c9id',10,1,'discard **',1795326116822,'person');
INSERT INTO "journal" VALUES('b271c9id',11,2,'draw',1795326118322,'person');
INSERT INTO "journal" VALUES('b271c9id',12,2,'discard 6',1795326119822,'person');
INSERT INTO "journal" VALUES('b271c9id',13,3,'draw',1795326121322,'person');
INSERT INTO "journal" VALUES('b271c9id',14,3,'discard 4',1795326122822,'person');
INSERT INTO "journal" VALUES('b271c9id',15,0,'take 42,0,0',1795326124322,'person');
INSERT INTO "journal" VALUES('b271c9id',16,0,'discard 8',1795326125822,'person');
INSERT INTO "journal" VALUES('b271c9id',17,1,'draw',1795326127322,'person');
INSERT INTO "journal" VALUES('b271c9id',18,1,'lay 93,1,0',1795326128822,'person');
INSERT INTO "journal" VALUES('b271c9id',19,1,'discard 6',1795326130322,'person');
INSERT INTO "journal" VALUES('b271c9id',20,2,'take add',1795326131822,'person');
INSERT INTO "journal" VALUES('b271c9id',21,2,'lay 72,1,1',1795326133322,'person');
INSERT INTO "journal" VALUES('b271c9id',22,2,'lay 41,0,0',1795326134822,'person');
INSERT INTO "journal" VALUES('b271c9id',23,2,'discard 8',1795326136322,'person');
INSERT INTO "journal" VALUES('b271c9id',24,3,'draw',1795326137822,'person');
INSERT INTO "journal" VALUES('b271c9id',25,3,'lay J3,0,0',1795326139322,'person');
INSERT INTO "journal" VALUES('b271c9id',26,3,'lay 91,0,0',1795326140822,'person');
INSERT INTO "journal" VALUES('b271c9id',27,3,'discard T',1795326142322,'person');
INSERT INTO "journal" VALUES('b271c9id',28,0,'take T1,1,0',1795326143822,'person');
INSERT INTO "journal" VALUES('b271c9id',29,0,'lay 70,0,1',1795326145322,'person');
INSERT INTO "journal" VALUES('b271c9id',30,0,'lay 60,1,0',1795326146822,'person');
INSERT INTO "journal" VALUES('b271c9id',31,0,'discard A',1795326148322,'person');
INSERT INTO "journal" VALUES('b271c9id',32,1,'draw',1795326149822,'person');
INSERT INTO "journal" VALUES('urrd5ua3',0,-1,'cut 7C 8H 9H 6H',1795326102566,'dealer');
INSERT INTO "journal" VALUES('urrd5ua3',1,-1,'deal 4CAC9DQHKH2S 5C6C5DADAH6S 6DTDKDTH3S7S 3D4D3H4H6H5S 7H9S2C2HQDAS9HTS8H4S3C8S9C7CQS5H8DJSQC8C7DKSTCJDJH2DJCKC',1795326102566,'dealer');
INSERT INTO "journal" VALUES('urrd5ua3',2,3,'bid pass',1795326102643,'computer');
INSERT INTO "journal" VALUES('xpw4x98q',0,-1,'cut QH TS',1795326102321,'dealer');
INSERT INTO "journal" VALUES('xpw4x98q',1,-1,'deal AC8H9H6STSAS TC5D6D3H7H7S 2S4DJD5SJC9CAD8SKHKS3CQD6H9D8D9S8CJS5CTD4SQH7D7C5HJHTHKD2DAH2C4C2H4H6C3S3DQCKCQS',1795326102321,'dealer');
INSERT INTO "journal" VALUES('xpw4x98q',2,1,'beg',1795326102543,'computer');
INSERT INTO "journal" VALUES('xpw4x98q',3,0,'run',1795326104043,'person');
INSERT INTO "journal" VALUES('xpw4x98q',4,1,'object',1795326105543,'computer');
INSERT INTO "journal" VALUES('xpw4x98q',5,0,'discard 9CJC6H9HTSAS',1795326107043,'person');
INSERT INTO "journal" VALUES('xpw4x98q',6,1,'discard 5D6DJD7H5S7S',1795326108543,'computer');
INSERT INTO "journal" VALUES('xpw4x98q',7,1,'play 3H',1795326110043,'computer');
INSERT INTO "journal" VALUES('xpw4x98q',8,0,'play 9D',1795326111543,'person');
INSERT INTO "journal" VALUES('z99t451a',0,-1,'deal 2CTCQC5D7D9D5H6H6HJHJHAH4S4SKS **5C6C9CKC2D4D7DTD2H4H6H5S7S8S **3C4CQC3D6D9DQD4H8HQHAH3SQSAS 4C6C9CJCKC8D8D9DJDADTHAH7STSJS QSTH6D7D7S5S3C6S2STSQDJS5S9S7CKH3CKS**8CQS2H3H3DTS2H2CTC7CAS5C4S4DKDAD2SJD3S9CJD8S9H4C6CAD**4H4D2SQHAS6D**AC7H6SKC5CKHKS2D8C5DQC7CJC9SQD9HKDAC2DKHTD3HTC9H8H6S8D8C5D8HTH8SACKDTD7H2C9S3SJS3HJC3D7H5HQHJH**5H',1795326102162,'dealer');
INSERT INTO "journal" VALUES('z99t451a',1,3,'draw',1795326102634,'computer');
INSERT INTO "journal" VALUES('z99t451a',2,3,'lay 6D-9D JSJDJC,0,0',1795326102645,'computer');
INSERT INTO "journal" VALUES('z99t451a',3,3,'discard 7S',1795326102694,'computer');
INSERT INTO "journal" VALUES('z99t451a',4,0,'draw',1795326104194,'person');
INSERT INTO "journal" VALUES('z99t451a',5,0,'lay JHJH,1,0 5S5H5D,0,0',1795326105694,'person');
CREATE TABLE people (
    person INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    locale TEXT,
    dm_channel_id INTEGER,
    dm_refused_at INTEGER,
    hands TEXT NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'here'))
) STRICT;
INSERT INTO "people" VALUES(<Alice>,'Alice','en-US',<Alice dm>,NULL,'dm');
INSERT INTO "people" VALUES(<Bob>,'Bob','en-US',<Bob dm>,NULL,'dm');
INSERT INTO "people" VALUES(<Carol>,'Carol','en-US',<Carol dm>,NULL,'dm');
INSERT INTO "people" VALUES(<Dave>,'Dave','en-US',<Dave dm>,NULL,'dm');
CREATE TABLE records (
    game_id TEXT PRIMARY KEY REFERENCES games (game_id) ON DELETE CASCADE,
    body BLOB NOT NULL
) STRICT;
INSERT INTO "records" VALUES('f4tepn4e',X'789C5550CB8A834010FC1599B30B89CEF8D8DB307D689CD3D0DE420EC34696404882CAC212F2EFABA88B75ACEA7A74F74BFDC4FE1AEFA3FA54C318EF97D85F54AA1ECFF1FAB80FEAF3A5C6D87F77D3F87878A76AE8E238B13A55972EDEBA7EA25315BF56F1E9F4715C2649E64AD738EF722AA8A2409E7236EC3993C4B8DA692AA9214B25D7DCB096526A099268675D462D692EB8E2962D1BA9A4152B49EE0A57B9D60567A8A68C03E75248235ED4393D1D52F58CC3B0D6CECC716596B699C956662999997C6596ECCD758BBF53CEE69891719B7A46DA6D8D33CA415983B20565010D252803287197061A34ED7D167C1E1B68EF6BC1B7DCFF7F03411FF88CEC67166695EC330D641690A90576015F2E7B5F064A0BCA0294153494E0D30CD7325CCBE00354434A01290DB407F8670DB77BD82C406605BB186C67F812B407401E76F190D2408A9DD0F9FD07D35B16D0');
CREATE TABLE reminders (
    table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
    game_id TEXT NOT NULL REFERENCES games (game_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER,
    name TEXT NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 1),
    score INTEGER NOT NULL,
    points INTEGER NOT NULL,
    feats TEXT NOT NULL CHECK (json_valid(feats)),
    has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES('f4tepn4e',0,<Alice>,'Alice',4,14,14,'{"moons": 0}',0,1795326098485);
INSERT INTO "results" VALUES('f4tepn4e',1,<Bob>,'Bob',2,4,4,'{"moons": 0}',0,1795326098485);
INSERT INTO "results" VALUES('f4tepn4e',2,<Carol>,'Carol',1,0,0,'{"moons": 0}',0,1795326098485);
INSERT INTO "results" VALUES('f4tepn4e',3,<Dave>,'Dave',3,8,8,'{"moons": 0}',0,1795326098485);
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('commands','f1ab9a85e20e8054dba2d18dbaac5c1994309852d9eb7a76b3dea9e0b350975c');
CREATE TABLE standings (
    board INTEGER NOT NULL REFERENCES boards (board) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    place_sum INTEGER NOT NULL,
    deals INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (board, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(1,<Carol>,1,1,1,1,0);
INSERT INTO "standings" VALUES(1,<Alice>,1,0,4,1,14);
INSERT INTO "standings" VALUES(1,<Bob>,1,0,2,1,4);
INSERT INTO "standings" VALUES(1,<Dave>,1,0,3,1,8);
INSERT INTO "standings" VALUES(2,<Carol>,1,1,1,1,0);
INSERT INTO "standings" VALUES(2,<Alice>,1,0,4,1,14);
INSERT INTO "standings" VALUES(2,<Bob>,1,0,2,1,4);
INSERT INTO "standings" VALUES(2,<Dave>,1,0,3,1,8);
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    guild_name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    channel_name TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    family TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    revision INTEGER NOT NULL,
    seat_count INTEGER NOT NULL,
    level TEXT NOT NULL,
    pace TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('lobby', 'playing', 'finished', 'void', 'closed')),
    dealer INTEGER,
    message_id INTEGER,
    message_deal INTEGER NOT NULL,
    locale TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    started_at INTEGER,
    ended_at INTEGER,
    rematch_of TEXT,
    announced INTEGER NOT NULL DEFAULT 0 CHECK (announced IN (0, 1))
, hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1))) STRICT;
INSERT INTO "tables" VALUES('f4tepn4e',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'hearts','standard','{"target": 10}',1,4,'medium','slow','finished',1,1573936469788065792,1,'en-US',1795326096693,1795326096719,1795326098485,NULL,1,0);
INSERT INTO "tables" VALUES('0zbrumsk',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'hearts','standard','{}',1,4,'medium','slow','playing',0,1573936481376927744,1,'en-US',1795326099313,1795326099420,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('1igrn85k',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'hearts','standard','{"target": 60}',1,4,'medium','slow','playing',0,1573936483474079744,1,'en-US',1795326099897,1795326099941,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('b271c9id',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'canasta','canasta_book','{}',1,4,'medium','slow','playing',1,1573936491363565568,1,'en-US',1795326101526,1795326101763,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('z99t451a',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'canasta','samba_4','{}',1,4,'medium','slow','playing',2,1573936492923846656,1,'en-US',1795326101821,1795326102092,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('xpw4x98q',<guild>,'The Green Baize',<cards>,'cards',<Alice>,'all_fours','seven_up','{}',1,2,'medium','slow','playing',1,1573936493678821376,1,'en-US',1795326102097,1795326102246,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('urrd5ua3',<guild>,'The Green Baize',<cards>,'cards',<Carol>,'all_fours','auction_pitch','{}',1,4,'medium','slow','playing',0,1573936494580596736,1,'en-US',1795326102289,1795326102508,NULL,NULL,0,0);
INSERT INTO "tables" VALUES('mgby9fjd',<guild>,'The Green Baize',<cards>,'cards',<Carol>,'hearts','standard','{}',1,4,'medium','slow','lobby',NULL,1573936494534459392,0,'en-US',1795326102565,NULL,NULL,NULL,0,0);
CREATE INDEX tables_open ON tables (state) WHERE state IN ('lobby', 'playing');
CREATE INDEX tables_unannounced ON tables (ended_at) WHERE state = 'finished' AND announced = 0;
CREATE INDEX tables_by_guild ON tables (guild_id);
CREATE INDEX tables_by_host ON tables (host_id);
CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;
CREATE INDEX games_by_guild ON games (guild_id);
CREATE INDEX results_by_person ON results (person, ended_at) WHERE person IS NOT NULL;
CREATE INDEX standings_in_order
    ON standings (board, wins DESC, games, person, place_sum, deals, points);
CREATE INDEX standings_by_person ON standings (person);
CREATE TRIGGER standings_person_joins AFTER INSERT ON standings BEGIN
    UPDATE boards SET people = people + 1 WHERE board = new.board;
END;
CREATE TRIGGER standings_person_goes AFTER DELETE ON standings BEGIN
    UPDATE boards SET people = people - 1 WHERE board = old.board;
END;
COMMIT;
