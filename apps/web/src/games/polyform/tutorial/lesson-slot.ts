/** Games of the lesson that was played before it had steps. */
export const lessonSlot = 'lesson';
