/** Length of a day in milliseconds, for spans of time. Calendar days differ when clocks change. */
export const dayMilliseconds = 86_400_000;
