import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/Print';
import {
  AxleCircles,
  AxleRuler,
  BoltCircles,
  CalibrationBar,
  HandlebarStrip,
  SeatpostStrip,
} from './gauges.tsx';

/** Gauges in true size, to print and hold against a bike. */
export function MeasuringSheet() {
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        startIcon={<Print />}
        onClick={() => print()}
        sx={{ mb: 4 }}
      >
        Print
      </Button>
      <Box sx={list}>
        <Sheet
          title="First: check the scale"
          text="Print at 100 %: this bar must be 100 mm long. A bank card reaches to the second mark."
        >
          <CalibrationBar />
        </Sheet>
        <TubeSheets />
        <AxleSheet />
        <ChainringSheets />
      </Box>
    </>
  );
}

const wrapText =
  'Cut the strip out and wrap it around the tube, tightly and straight. The start line points at the number.';

const TubeSheets = () => (
  <>
    <Sheet title="Seatpost" text={wrapText}>
      <SeatpostStrip />
    </Sheet>
    <Sheet
      title="Handlebar"
      text={`${wrapText} Measure next to the stem, and once more where the brake lever sits.`}
    >
      <HandlebarStrip />
    </Sheet>
  </>
);

const AxleSheet = () => (
  <Sheet
    title="Axle"
    text="Length: hold the ruler between the inner faces of the fork ends or frame ends, without the wheel. Thickness: lay the end of the axle on the circles."
  >
    <AxleRuler />
    <AxleCircles />
  </Sheet>
);

const ChainringSheets = () =>
  ([5, 4] as const).map((holes) => (
    <Sheet
      key={holes}
      title={holes === 5 ? 'Chainring, five bolts' : 'Chainring, four bolts'}
      text="Lay the ring on the drawing. The middle of every bolt hole lies on the same circle."
    >
      <BoltCircles holes={holes} />
    </Sheet>
  ));

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Sheet({ title, text, children }: SheetProps) {
  return (
    <Box component="article" sx={{ breakInside: 'avoid' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, maxWidth: '60ch' }}>{text}</Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>{children}</Box>
    </Box>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 };
