import { memo, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEventCallback } from '@mui/material/utils';
import type { CatalogueProduct } from '@pedalworks/contract';
import type { Verdict } from '@pedalworks/contract/fit';
import { useLocation, useNavigate } from 'react-router-dom';
import { useInBrowser } from '../../../ui/use-in-browser.ts';
import type { BikeVerdicts } from './bike-verdicts.ts';
import {
  CatalogueCard,
  CatalogueCardSkeletons,
  joinedCards,
  type CatalogueCardProps,
} from './catalogue-card.tsx';
import type { CatalogueView } from './catalogue-view.ts';
import type { FoundParts } from './filter-catalogue.ts';
import { NothingFound } from './nothing-found.tsx';
import { FitSign } from './verdict-label.tsx';

const cardsAtOnce = 24;
const firstCards = 4;

export type CardActions = Pick<CatalogueCardProps, 'onBuy' | 'renderNote'>;

interface CardsProps extends CardActions {
  readonly found: FoundParts;
  readonly view: CatalogueView;
  readonly verdicts: BikeVerdicts | null;
}

export function Cards({ found, view, verdicts, renderNote, ...actions }: CardsProps) {
  const { shown, nearest, counts } = found;
  const { list, limit, showMore } = useLimit();
  const onBuy = useEventCallback(actions.onBuy);
  const cards = (parts: readonly CatalogueProduct[]) => (
    <Box component="ul" ref={list} sx={grid}>
      {parts.map((part, index) => (
        <li key={part._id}>
          <ListedCard
            part={part}
            isFirst={index < firstCards}
            verdict={verdicts?.get(part._id)}
            onBuy={onBuy}
            renderNote={renderNote}
          />
        </li>
      ))}
    </Box>
  );
  if (shown.length === 0)
    return (
      <NothingFound search={view.search} fitCounts={view.fit.length === 0 ? null : counts.fit}>
        {nearest.length > 0 ? cards(nearest) : null}
      </NothingFound>
    );
  return (
    <>
      {cards(shown.slice(0, limit))}
      {shown.length <= limit ? null : (
        <Button onClick={showMore} sx={{ alignSelf: 'center' }}>
          Show {Math.min(cardsAtOnce, shown.length - limit)} more
        </Button>
      )}
    </>
  );
}

interface ListedCardProps extends Pick<CardActions, 'onBuy'> {
  readonly renderNote: CardActions['renderNote'];
  readonly part: CatalogueProduct;
  readonly isFirst: boolean;
  readonly verdict: Verdict | undefined;
}

/** Card that a filter does not render again if the part stays in the list. */
const ListedCard = memo(({ verdict, renderNote, ...card }: ListedCardProps) => (
  <CatalogueCard
    {...card}
    {...(renderNote && { renderNote })}
    mark={
      <Box sx={mark}>
        <FitSign verdict={verdict} />
      </Box>
    }
  />
));
ListedCard.displayName = 'ListedCard';

/**
 * Manages the number of visible cards, where `useShown` would forget it: stores it in the history entry, so that Back
 * and reloads restore it. Focuses the first of the added cards.
 */
function useLimit() {
  const { state } = useLocation() as { state: { readonly shown?: number } | null };
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const limit = useInBrowser(() => state?.shown ?? cardsAtOnce, cardsAtOnce);
  const showMore = () => {
    const shown = limit + cardsAtOnce;
    const options = { replace: true, state: { shown }, preventScrollReset: true, flushSync: true };
    void navigate({ search: location.search }, options);
    list.current?.children[limit]?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { list, limit, showMore };
}

export function CardSkeletons() {
  return (
    <Box sx={grid}>
      <CatalogueCardSkeletons count={9} />
    </Box>
  );
}

const grid = {
  ...joinedCards,
  // Two columns on phones, three on tablets, four on desktops; fewer if the text is larger.
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  },
};

/** Verdict for the active bike. It overlays the picture, so the card keeps its size. */
const mark = {
  position: 'absolute',
  top: 8,
  left: 8,
  minWidth: 28,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  textAlign: 'center',
  pointerEvents: 'none',
  '&:empty': { display: 'none' },
};
