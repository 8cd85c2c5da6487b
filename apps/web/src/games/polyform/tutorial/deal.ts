/** The lesson's game: short, always the same deal, you before an apprentice. Its first white card is an L. */
export const lessonSetup = 'seats=2 ends=w3+b3+deck start=dot+dot+dot+i2';
export const lessonSeed = '0000-0267';
export const lessonSlot = 'lesson';
