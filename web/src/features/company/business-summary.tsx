import './business-summary.css';

/** Fixed by spec.md §2 and §9: static text, not measured. */
const figures = [
  ['Countries', '120+'],
  ['Happy Client', '2K+'],
  ['Total Likes', '25.6K'],
  ['Page Views', '2.6M'],
  ['Tasks done', '86%'],
] as const;

export function BusinessSummary() {
  return (
    <section className="business-summary" aria-labelledby="business-summary">
      <div className="business-summary-inside">
        <h2 id="business-summary">Business Summary</h2>
        <dl>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
