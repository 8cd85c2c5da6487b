import { type Card, readCards } from './card.ts';

/** P3: the 32 white cards. Every shape of five cells or more is in two parts, touches at a corner, or has a hole. */
export const white: readonly Card[] = readCards(`
w01 0 pt reward i2: 一粒豆 / Bean
#

w02 0 pt reward i2: 一本橋 / Plank
##

w03 0 pt reward v3: 竹 / Bamboo
###

w04 0 pt reward i3: 曲がり角 / Corner
#.
##

w05 0 pt reward i3: 双葉 / Seedling
#.#

w06 0 pt reward v3: 露 / Dewdrops
#..
..#

w07 0 pt reward t4: もち / Rice cake
##
##

w08 0 pt reward i4: 稲妻 / Lightning
##.
.##

w09 0 pt reward o4: かんざし / Hairpin
###
.#.

w10 0 pt reward s4: 鎌 / Sickle
###
..#

w11 0 pt reward l4: ひしゃく / Ladle
##.
..#

w12 1 pt reward dot: 飛び石 / Stepping stones
##.
...
..#

w13 1 pt reward i2: つくし / Horsetail
#..
.##
.#.

w14 1 pt reward i2: 音符 / Note
.##
#..
#..

w15 1 pt reward i2: 雁 / Wild goose
###.
...#

w16 1 pt reward i2: 千鳥 / Plover
##..
..##

w17 1 pt reward i3: ひさし / Eaves
###
...
##.

w18 1 pt reward v3: たこ / Kite
##.
##.
..#

w19 1 pt reward i3: ほうき / Broom
..#
##.
.##

w20 1 pt reward v3: いかり / Anchor
.#.
###
...
.#.

w21 1 pt reward l4: 結び目 / Knot
##.
#.#
.##

w22 1 pt reward s4: 波 / Wave
##.#
.#.#
...#

w23 1 pt reward i4: こま / Spinning top
###
.#.
#.#

w24 1 pt reward t4: 渡り廊下 / Gallery
####
....
.##.

w25 2 pt reward i2: ふたつ山 / Twin peaks
#...
##.#
..##

w26 2 pt reward i3: 鍵穴 / Keyhole
.##
.#.
#.#
##.

w27 2 pt reward v3: 歯車 / Cog
###
#.#
.##

w28 2 pt reward i4: 窓 / Window
###
#.#
###

w29 2 pt reward l4: 市松 / Checkers
##..
##..
..##
..##

w30 2 pt reward t4: 三日月 / Crescent
.###
##..
...#
..##

w31 2 pt reward s4: 鎖 / Chain
##...
##...
..###
..#.#

w32 2 pt reward o4: 羽子板 / Paddle
###.
#.#.
###.
...#
`);
