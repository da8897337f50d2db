export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;

/** Length of a day in milliseconds, for spans of time. Calendar days differ when clocks change. */
export const dayMilliseconds = 24 * hourMilliseconds;
