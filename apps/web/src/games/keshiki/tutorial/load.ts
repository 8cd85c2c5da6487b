/** A newcomer's first page, which nobody else waits for; the page of the game names its file (`build/pages.ts`). */
export const lessonPage = () => import('./LessonPage.tsx').then(({ LessonPage }) => LessonPage);
