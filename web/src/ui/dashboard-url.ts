export function dashboardUrl(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/dashboard/${path}${search === '' ? '' : `?${search}`}`;
}
