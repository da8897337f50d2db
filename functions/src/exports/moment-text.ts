/** A moment in UTC as spreadsheets read it (ISO 8601 with a blank for the T); empty without one. */
export function momentText(moment: Date | null): string {
  return moment === null ? '' : moment.toISOString().slice(0, 19).replace('T', ' ');
}
