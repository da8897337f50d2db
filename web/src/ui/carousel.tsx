import { useRef, type ReactNode, type RefObject } from 'react';
import { useSlideShow } from './use-slide-show.ts';
import './carousel.css';

interface CarouselProps {
  /** What the pictures are of, as a screen reader names the carousel. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

/**
 * Slides in a row that scroll by swipe, arrow keys or their numbered links, and move on by themselves until
 * somebody points at them, tabs into them, stops them, or prefers reduced motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const { current, goTo, isPlaying, setPlaying, attention } = useSlideShow(track, slides.length);
  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} {...attention}>
      <SlideTrack trackRef={track} slides={slides} current={current} goTo={goTo} />
      <div className="carousel-controls">
        {slides.map(({ id }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className="carousel-jump"
            aria-current={index === current}
            onClick={(event) => {
              event.preventDefault();
              goTo(index);
            }}
          >
            <span className="visually-hidden">Slide </span>
            {index + 1}
          </a>
        ))}
        <button
          type="button"
          className="carousel-play"
          onClick={() => {
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? 'Pause' : 'Play'}
          <span className="visually-hidden"> the slides</span>
        </button>
      </div>
    </section>
  );
}

interface SlideTrackProps {
  readonly trackRef: RefObject<HTMLDivElement | null>;
  readonly slides: CarouselProps['slides'];
  readonly current: number;
  readonly goTo: (index: number) => void;
}

function SlideTrack({ trackRef, slides, current, goTo }: SlideTrackProps) {
  return (
    // A scrolling area must be reachable by keyboard (WCAG 2.1.1); the arrow keys turn whole slides.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      ref={trackRef}
      className="carousel-track"
      role="group"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`Slide ${String(current + 1)} of ${String(slides.length)}; arrow keys turn`}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        goTo((current + step + slides.length) % slides.length);
      }}
    >
      {slides.map(({ id, content }, index) => (
        <div key={id} id={id} className="carousel-slide" aria-hidden={index !== current}>
          {content}
        </div>
      ))}
    </div>
  );
}
