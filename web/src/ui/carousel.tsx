import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useSlideShow, type useSlides } from './use-slide-show.ts';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

export function Carousel({ label, slides }: CarouselProps) {
  const { slides: track, isPlaying, setPlaying, pauseHandlers } = useSlideShow(slides.length);
  return (
    <Box component="section" aria-roledescription="carousel" aria-label={label} {...pauseHandlers}>
      <SlideTrack slides={slides} {...track} />
      <Stack direction="row" className="carousel-controls" sx={controls}>
        {slides.map(({ id }, index) => (
          <ButtonBase
            key={id}
            href={`#${id}`}
            aria-current={index === track.current}
            onClick={(event) => {
              event.preventDefault();
              track.goTo(index);
            }}
          >
            <span style={visuallyHidden}>Slide </span>
            {index + 1}
          </ButtonBase>
        ))}
        <ButtonBase sx={{ ml: 'auto', px: 2 }} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
          <span style={visuallyHidden}> the slides</span>
        </ButtonBase>
      </Stack>
    </Box>
  );
}

const controls = {
  border: 0,
  borderTop: 1,
  borderStyle: 'solid',
  borderColor: 'graphite.outline',
  '& > .MuiButtonBase-root': {
    minWidth: 56,
    minHeight: 48,
    borderRight: '1px solid',
    borderColor: 'graphite.outline',
    color: 'graphite.contrastText',
    typography: 'button',
    '&:hover': { bgcolor: 'rgb(255 255 255 / 12%)' },
    '&[aria-current="true"]': { bgcolor: 'graphite.contrastText', color: 'graphite.main' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > .MuiButtonBase-root:last-child': {
    borderRight: 0,
    borderLeft: '1px solid',
    borderColor: 'graphite.outline',
  },
};

type SlideTrackProps = Pick<CarouselProps, 'slides'> & ReturnType<typeof useSlides>;

export function SlideTrack({ slides, trackRef, current, onScroll, goTo }: SlideTrackProps) {
  return (
    <Box
      ref={trackRef}
      onScroll={onScroll}
      role="group"
      // Scrollable areas must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label={`Slide ${String(current + 1)} of ${String(slides.length)}; arrow keys turn`}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        goTo((current + step + slides.length) % slides.length);
      }}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        scrollBehavior: 'smooth',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      {slides.map(({ id, content }, index) => (
        <Box
          key={id}
          id={id}
          aria-hidden={index !== current}
          sx={{ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' }}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
