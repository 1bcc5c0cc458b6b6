/** The interval of progress reports, in milliseconds. */
const NEWS = 100;

/** Throttles progress reports: news that comes too soon after the last is not even made. */
export function throttle<News>(onNews: (news: News) => void): (news: () => News) => void {
  let reportedAt = performance.now();
  return (news) => {
    const now = performance.now();
    if (now - reportedAt < NEWS) return;
    reportedAt = now;
    onNews(news());
  };
}
