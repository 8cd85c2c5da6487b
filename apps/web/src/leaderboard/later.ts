/** How a finished game comes on its board: nobody needs it before a game is over. */
export const leaderboardEntry = () => import('./LeaderboardEntry.tsx').then(module => module.LeaderboardEntry);
