/** Every version of every game that was ever released, oldest first. Written by `npm run archive`. */
export const released: Readonly<Record<string, readonly number[]>> = {
  keshiki: [1, 2, 3, 4, 5],
  polyform: [1, 2, 3, 4],
  rokumasu: [1, 2, 3, 4, 5, 6, 7],
};

/** SHA-256 of what `lock.json` says of each. A line that is once on the main line never changes. */
export const releases: Readonly<Record<string, string>> = {
  'keshiki 1': '725cd0e873ceee755fb6bda75bc95442d7f23aa463afd954ebcfa6122dfd7bbb',
  'keshiki 2': '142261259244c464457b5fd0d0dbc6bb65a0b1d596d52078f0cfb81c6e28174d',
  'keshiki 3': '926a8f90c5fe8361944c10508c36109db4891918fa844f31bee1cf6f460309c2',
  'keshiki 4': '419ca79596cd5c6fe2a10b5811cb4c9b4460f29fdb3a426ad6628229f336e5ca',
  'keshiki 5': 'e1d6bd6b8bf1c62f23b3f044cc32dece04ad788d1fc28e9f71846bfb12263e85',
  'polyform 1': 'af30249a9f4cc7daf33761715072928f261877de826a777a51174a7c71324ae1',
  'polyform 2': '0e1086365129f8fb853d546e9ffe74632924a3edae827d55db8bd79f6ebc0fd9',
  'polyform 3': 'fb6aff414d39de7d7de1bd524a2c394156b1174a27b8d517fe2e6bae1195eee8',
  'polyform 4': '0c4bfe3fea1c55b6467add59c4be0203dfa2deb3a1b030188dba9e844d7b93e4',
  'rokumasu 1': '01d32432d741dc9efb21adef9cd0d96f94188ca4f8afffa74538e38a3ac75879',
  'rokumasu 2': 'abd20f5c2ddea1ac6438ae2eaa250a32d07e3eec4edffcf2406df733eae34d79',
  'rokumasu 3': '6dd10de14a61e1ce0ac9204c6c123fe6923a797ce3a5c0d50a0f275f4c2b38e9',
  'rokumasu 4': '1d0fb25a889ef3559c52c2cd67ebc62d8df59417e97e79307ce3e93ba55a2dd5',
  'rokumasu 5': '26c57d2a8b2c793dfdad08c9ee69000b5ddfda577de36545738373d0e281b18a',
  'rokumasu 6': '5e1a5ae1c4c80abfea591a033f6e8e5aef1e63091730a77e0059a41ff5131689',
  'rokumasu 7': '1827f45d816ef9d6c647c531c354d93e00710f95968d03862e1b8da887427c40',
};
