const line = 'linear-gradient(currentColor, currentColor)';
const arrow = { content: '""', position: 'absolute', top: 3, width: 10, height: 7, bgcolor: 'currentColor' };

export const dimensionLine = {
  position: 'relative',
  pt: 2.25,
  background: `${line} 0 6px / 100% 1px no-repeat, ${line} 0 0 / 1px 13px no-repeat, ${line} 100% 0 / 1px 13px no-repeat`,
  '&::before': { ...arrow, left: 1, clipPath: 'polygon(0 50%, 100% 0, 100% 100%)' },
  '&::after': { ...arrow, right: 1, clipPath: 'polygon(100% 50%, 0 0, 0 100%)' },
};
