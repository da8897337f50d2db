import type { ReactNode } from 'react';
import type { BikeQuestion } from '@pedalworks/contract/fit';
import { HorizontalDimension, Centre, circles, Drawing, Lettering, toothed } from '../../ui/drawing.tsx';

/** Shows where on the bike the answer is found. Decorative: the question says the same in words. */
export function QuestionDrawing({ question }: { readonly question: BikeQuestion }) {
  return (
    <Drawing width={200} height={140}>
      {drawings[question]}
    </Drawing>
  );
}

const outlined = {
  stroke: 'var(--mui-palette-text-primary)',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeWidth: 1.4,
} as const;

const Outline = ({ children }: { readonly children: ReactNode }) => <g {...outlined}>{children}</g>;

/** Highlights the place to look at in the signal colour. */
const Highlight = ({ children }: { readonly children: ReactNode }) => (
  <g {...outlined} stroke="var(--mui-palette-primary-main)" strokeWidth={2}>
    {children}
  </g>
);

/** Line from a note to the place that it describes. */
const Pointer = ({ d }: { readonly d: string }) => (
  <path d={d} stroke="var(--mui-palette-text-secondary)" strokeWidth={0.8} />
);

const rotorSize = (
  <>
    <Centre d="M38 58H162M100 2V114" />
    <Outline>
      <circle cx={100} cy={58} r={48} />
      <circle cx={100} cy={58} r={36} />
      <circle cx={100} cy={58} r={14} />
      <circle cx={100} cy={58} r={7} />
      {Array.from({ length: 6 }, (_, index) => (
        <path
          key={index}
          d="M97 44.5L92 23M103 44.5L98 22"
          transform={`rotate(${String(index * 60)} 100 58)`}
        />
      ))}
      <path d={circles({ count: 18, cx: 100, cy: 58, on: 42, r: 2 })} />
    </Outline>
    <HorizontalDimension from={52} to={148} edge={58} at={126} text="⌀ 160" isMarked />
  </>
);

const sprocketHeights = [88, 80, 73, 66, 60, 54, 48, 43, 38, 34, 30, 27];

const speeds = (
  <>
    <Centre d="M14 62H190" />
    <Outline>
      {sprocketHeights.map((height, index) => (
        <rect key={height} x={34 + index * 11} y={62 - height / 2} width={5} height={height} rx={1} />
      ))}
      <path d="M34 52H22V72H34M160 55H178V69H160" />
    </Outline>
    <HorizontalDimension from={36.5} to={157.5} edge={100} at={124} text="1 to 12" isMarked />
  </>
);

const ringMount = (
  <>
    <Centre d="M40 62H160M100 4V120M100 32a30 30 0 1 1 -0.1 0" />
    <Outline>
      <path d={toothed({ teeth: 34, cx: 100, cy: 62, inner: 50, outer: 56 })} />
      <circle cx={100} cy={62} r={41} />
      <circle cx={100} cy={62} r={9} />
    </Outline>
    <Highlight>
      <path d={circles({ count: 5, cx: 100, cy: 62, on: 30, r: 4.5 })} />
    </Highlight>
    <Pointer d="M163 22H150L130 50" />
    <Lettering x={166} y={18} text="5 holes" />
    <HorizontalDimension from={70} to={130} edge={62} at={129} text="⌀ 110" isMarked />
  </>
);

const barClamp = (
  <>
    <Centre d="M26 54H186M66 12V96" />
    <Outline>
      <path d="M66 22a32 32 0 1 0 0 64a32 32 0 0 0 28 -16L150 74V34L94 38A32 32 0 0 0 66 22Z" />
      <path d="M150 22h24v64h-24zM46 28v52" />
      <path d="M38 42h8M38 66h8" />
    </Outline>
    <Highlight>
      <circle cx={66} cy={54} r={22} />
    </Highlight>
    <Lettering x={122} y={59} text="Stem" />
    <HorizontalDimension from={44} to={88} edge={54} at={118} text="31.8" isMarked />
  </>
);

const barShape = (
  <>
    <Centre d="M52 12V112M150 12V112" />
    <Outline>
      <path d="M28 30C10 28 8 44 12 60C15 74 24 78 32 78M28 36C18 35 15 46 19 58C21 67 26 71 32 71M76 30C94 28 96 44 92 60C89 74 80 78 72 78M76 36C86 35 89 46 85 58C83 67 78 71 72 71M28 30H76M28 36H76M32 71V78M72 71V78" />
      <path d="M108 52L136 58H164L192 52M108 59L136 65H164L192 59M108 52V59M192 52V59" />
    </Outline>
    <Highlight>
      <path d="M44 28h16v10h-16zM142 56h16v11h-16z" />
    </Highlight>
    <Lettering x={52} y={130} text="Drop bar" />
    <Lettering x={150} y={130} text="Flat bar" />
  </>
);

const axleFront = (
  <>
    <Centre d="M16 74H184" />
    <Outline>
      <path d="M44 4V84a7 7 0 0 0 14 0V4M142 4V84a7 7 0 0 0 14 0V4" />
      <path d="M58 62H66V56H76V64H124V56H134V62H142M58 86H66V92H76V84H124V92H134V86H142" />
      <path d="M71 56V26M129 56V26" strokeDasharray="2 3" />
    </Outline>
    <Highlight>
      <path d="M34 70H166V78H34Z" />
    </Highlight>
    <Lettering x={182} y={66} text="⌀ 12" />
    <HorizontalDimension from={58} to={142} edge={92} at={122} text="100" isMarked />
  </>
);

const rotorHub = (
  <>
    <Centre d="M6 56H96M104 56H194M51 10V102M149 10V102" />
    <Outline>
      <circle cx={51} cy={56} r={40} />
      <circle cx={51} cy={56} r={10} />
      <circle cx={149} cy={56} r={40} />
      <circle cx={149} cy={56} r={10} />
    </Outline>
    <Highlight>
      <path d={circles({ count: 6, cx: 51, cy: 56, on: 24, r: 4.5 })} />
      <path d={toothed({ teeth: 22, cx: 149, cy: 56, inner: 19, outer: 23 })} />
    </Highlight>
    <Lettering x={51} y={126} text="Six bolts" />
    <Lettering x={149} y={126} text="Centre-lock" />
  </>
);

const beadSeat = (
  <>
    <Outline>
      <circle cx={100} cy={176} r={162} />
      <circle cx={100} cy={176} r={104} />
      <circle cx={100} cy={176} r={98} />
      <circle cx={100} cy={176} r={84} />
      {Array.from({ length: 15 }, (_, index) => (
        <path key={index} d="M100 14v8" transform={`rotate(${String(-35 + index * 5)} 100 176)`} />
      ))}
    </Outline>
    <Lettering x={84} y={54} text="40 –" />
    <Lettering x={115} y={54} text="622" isMarked />
    <Highlight>
      <path d="M102 59h26" />
    </Highlight>
    <Pointer d="M115 62V112" />
    <Lettering x={100} y={127} text="Last number" />
  </>
);

const steerer = (
  <>
    <Centre d="M66 4V112" />
    <Outline>
      <path d="M46 14H86V20H46ZM42 24H90V66H42ZM90 32L178 18V46L90 58" />
      <path d="M46 70H86V77H46ZM46 80H86V87H46ZM40 90H92L96 104H36Z" />
    </Outline>
    <Highlight>
      <path d="M52 20V104M80 20V104" strokeDasharray="5 3" />
    </Highlight>
    <Lettering x={138} y={76} text="Stem" />
    <HorizontalDimension from={52} to={80} edge={104} at={124} text="" isMarked />
    <Lettering x={108} y={129} text="28.6" isMarked />
  </>
);

const drawings: Readonly<Record<BikeQuestion, ReactNode>> = {
  'rotor-size': rotorSize,
  speeds,
  'ring-mount': ringMount,
  'bar-clamp': barClamp,
  'bar-shape': barShape,
  'axle-front': axleFront,
  'rotor-hub': rotorHub,
  'bead-seat': beadSeat,
  steerer,
};
