import { type Card, readCards } from './card.ts';

/** P3: the 32 white cards. Every shape of five cells or more is in two parts, touches at a corner, or has a hole. */
export const white: readonly Card[] = readCards(`
w01 0 pt reward i2: 双葉 / Seedling
#.#

w02 0 pt reward i2: 露 / Dewdrops
#..
..#

w03 0 pt reward v3: 飛び石 / Stepping stones
##.
...
..#

w04 0 pt reward i3: ひしゃく / Ladle
##.
..#

w05 0 pt reward i3: 串 / Skewer
##.#

w06 0 pt reward v3: 雨だれ / Raindrop
##
..
#.

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

w11 0 pt reward l4: 竹 / Bamboo
####

w12 1 pt reward dot: やじろべえ / Balancing toy
###
...
.#.

w13 1 pt reward i2: ひさし / Eaves
###
...
##.

w14 1 pt reward i2: たこ / Kite
##.
##.
..#

w15 1 pt reward i2: ほうき / Broom
..#
##.
.##

w16 1 pt reward i2: いかり / Anchor
.#.
###
...
.#.

w17 1 pt reward i3: 結び目 / Knot
##.
#.#
.##

w18 1 pt reward v3: 波 / Wave
##.#
.#.#
...#

w19 1 pt reward i3: ふたつ山 / Twin peaks
#...
##.#
..##

w20 1 pt reward v3: 渡り廊下 / Gallery
####
....
.##.

w21 1 pt reward l4: つづみ / Hand drum
###
.#.
...
###

w22 1 pt reward s4: すげ笠 / Sedge hat
.#.
###
...
###

w23 1 pt reward i4: かたつむり / Snail
##..
#...
..##
..##

w24 1 pt reward t4: 物干し / Clothesline
####
....
#...
##..

w25 2 pt reward i2: 歯車 / Cog
###
#.#
.##

w26 2 pt reward i3: 窓 / Window
###
#.#
###

w27 2 pt reward v3: 市松 / Checkers
##..
##..
..##
..##

w28 2 pt reward i4: 傘 / Umbrella
#####
#...#
..#..
..#..

w29 2 pt reward l4: 徳利 / Sake flask
###
#.#
.#.
###

w30 2 pt reward t4: 帆かけ舟 / Sailboat
..#..
#####
.....
.###.

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
