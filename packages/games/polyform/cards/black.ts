import { type Card, readCards } from './card.ts';

/** P3: the 20 black cards. Each is in two parts, touches at a corner, or has a hole. */
export const black: readonly Card[] = readCards(`
b01 3 pt reward i2: 湯のみ / Teacup
##.
###
...
###

b02 3 pt reward i3: 手鏡 / Hand mirror
###
#.#
###
.#.

b03 3 pt reward v3: 蛇口 / Tap
####.
.#.##
.##..

b04 3 pt reward i4: 長持 / Chest
###
#.#
#.#
###

b05 3 pt reward l4: やぐら / Watchtower
###
#.#
###
#.#

b06 3 pt reward t4: 急須 / Teapot
####
##.#
###.

b07 3 pt reward s4: 金魚 / Goldfish
##..#
###.#
##..#

b08 3 pt reward o4: 鈴 / Bell
..#.
.###
##.#
.###

b09 4 pt reward dot: 盾 / Shield
#####
.#.#.
.###.
..#..

b10 4 pt reward i2: 二そうの舟 / Two boats
...##
.####
.....
####.
##...

b11 4 pt reward i2: 二つ巴 / Twin commas
.##..
##...
##.##
...##
..##.

b12 4 pt reward i3: めがね / Spectacles
#####
#.#.#
#####

b13 4 pt reward i3: きつねの面 / Fox mask
#...#
#####
.#.#.
.###.
..#..

b14 4 pt reward v3: かざぐるま / Pinwheel
.##..
####.
##.##
.##..
..#..

b15 4 pt reward v3: 釜 / Iron pot
.###.
#####
#...#
.###.

b16 5 pt reward dot: 城 / Castle
...#.
#####
##.##
#####

b17 5 pt reward dot: 手まり / Temari ball
..##.
####.
.#.#.
.####
.###.

b18 5 pt reward dot: 渦潮 / Whirlpool
##...
#####
#...#
#####
....#

b19 5 pt reward dot: 双竜 / Twin dragons
#.##.
#..##
##.##
##..#
.##..

b20 5 pt reward dot: 折り鶴 / Paper crane
###..
####.
.#.#.
.####
..#.#
`);
