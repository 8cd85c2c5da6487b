/** A newcomer's first page, which nobody else waits for. */
export const lessonPage = () => import('./LessonPage.tsx').then(({ LessonPage }) => LessonPage);
