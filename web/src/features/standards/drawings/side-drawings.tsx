import {
  HorizontalDimension,
  box,
  Centre,
  circle,
  Edge,
  Ghost,
  Leader,
  Lettering,
  VerticalDimension,
} from '../../../ui/drawing.tsx';

const grooves = Array.from({ length: 9 }, (_, index) => `M${216 + index * 8} 76l4 32`).join('');

/** Bolt or axle with a threaded end. */
export const shaft = (
  <>
    <Centre d="M24 92H306" />
    <Edge d="M40 60H64V124H40z" />
    <Edge d="M64 76H288V108H64z" />
    <Ghost d={grooves} />
    <HorizontalDimension from={64} to={288} at={164} edge={110} text="length" />
    <Leader x={248} y={40} text="thread" to={[252, 78]} />
  </>
);

const sprocketEdges = Array.from({ length: 12 }, (_, index) => {
  const half = 22 + index * 4.6;
  return box(222 - index * 12, 92 - half, { width: 5, height: 2 * half });
});

/** Cassette from behind: sprockets by size. */
export const sprockets = (
  <>
    <Centre d="M60 92H270" />
    <Edge d={sprocketEdges.join('')} />
    <VerticalDimension from={19.4} to={164.6} at={56} edge={90} text="teeth" />
    <HorizontalDimension from={92} to={224} at={188} edge={166} text="1 … 13" />
  </>
);

/** Chain from above: inner and outer plates on their pins. */
export const chain = (
  <>
    <Centre d="M70 30V154M160 30V154M250 30V154" />
    <Edge d="M50 62H180V70H50zM50 114H180V122H50z" />
    <Edge d="M140 50H270V58H140zM140 126H270V134H140z" />
    <Edge d="M64 44V140H76V44zM154 40V144H166V40zM244 44V140H256V44z" />
    <VerticalDimension from={70} to={114} at={28} edge={50} text="" />
    <Lettering x={36} y={170} text="inner width" anchor="start" />
  </>
);

/** Frame from above: chainring and rear hub on their distance from the middle. */
export const chainline = (
  <>
    <Centre d="M20 60H300" />
    <Ghost d="M60 30V90H76V30zM76 44L236 20M76 76L236 100" />
    <Edge d="M60 118H68V146H60zM232 118H238V146H232z" />
    <Centre d="M20 132H300" />
    <VerticalDimension from={60} to={132} at={160} edge={150} text="chainline" />
    <Lettering x={64} y={168} text="ring" />
    <Lettering x={236} y={168} text="sprockets" />
  </>
);

/** Head tube between the top and bottom of the headset, with the steerer of the fork inside. */
export const headTube = (
  <>
    <Centre d="M160 2V198" />
    <Edge d="M126 34H194L204 146H116z" />
    <Ghost d="M144 16V34M176 16V34M144 34L134 164M176 34L186 164" />
    <Edge d="M126 34H194V42H126zM116 138H204V146H116z" />
    <Edge d="M132 152H188V164H132z" />
    <HorizontalDimension from={126} to={194} at={8} edge={34} text="top" />
    <HorizontalDimension from={116} to={204} at={188} edge={146} text="bottom" />
    <Leader x={266} y={96} text="steerer" to={[180, 92]} />
    <Leader x={266} y={150} text="crown" to={[188, 158]} />
  </>
);

/** Handlebar from the front: thick at the stem, thinner at the levers. */
export const barDiameters = (
  <>
    <Centre d="M16 96H304" />
    <Edge d="M28 82H112L124 74H196L208 82H292V110H208L196 118H124L112 110H28z" />
    <Leader x={160} y={40} text="⌀ 31.8" to={[160, 76]} />
    <Leader x={252} y={160} text="⌀ 22.2" to={[252, 110]} />
  </>
);

/** Bottom bracket shell with its cups. */
export const shell = (
  <>
    <Centre d="M24 92H296" />
    <Edge d="M96 52H224V132H96z" />
    <Ghost d="M96 60H224M96 124H224" />
    <Edge d="M78 46H96V138H78zM224 46H242V138H224z" />
    <Ghost d="M40 82H280V102H40z" />
    <HorizontalDimension from={96} to={224} at={176} edge={138} text="width" />
  </>
);

/** Lever, line and the part that it moves. */
export const controlLine = (
  <>
    <Edge d="M40 60H92V76H40zM92 68L84 128Q82 140 72 136L76 76" />
    <Edge d="M92 66C150 66 150 126 216 126" />
    <Edge d="M216 108H268V148H216zM268 118H284V138H268z" />
    <Lettering x={66} y={46} text="lever" />
    <Leader x={176} y={64} text="hose, cable or signal" to={[150, 92]} />
    <Lettering x={246} y={172} text="what it moves" />
  </>
);

export const rails = (
  <>
    <Centre d="M160 20V176" />
    <Edge d="M64 44Q160 20 256 44Q240 76 160 76T64 44" />
    <Edge d={`${circle(108, 120, 12)}${circle(212, 120, 12)}`} />
    <Ghost d="M84 132H236V152H84z" />
    <VerticalDimension from={108} to={132} at={268} edge={214} text="" />
    <Lettering x={268} y={98} text="⌀ 7" />
  </>
);

/** Two bolts at a distance, on a mount. */
export const twoBolts = (
  <>
    <Centre d="M40 92H280M96 48V136M224 48V136" />
    <Edge d="M64 64H256V120H64z" />
    <Edge d={`${circle(96, 92, 14)}${circle(96, 92, 8)}${circle(224, 92, 14)}${circle(224, 92, 8)}`} />
    <HorizontalDimension from={96} to={224} at={170} edge={108} text="distance" />
  </>
);

/** Thin plate from the side, such as a rotor or a brake pad. */
export const plate = (
  <>
    <Centre d="M160 8V192" />
    <Edge d="M152 20H168V164H152z" />
    <Ghost d="M118 56H146V128H118zM174 56H202V128H174z" />
    <HorizontalDimension from={152} to={168} at={182} edge={164} text="" />
    <Lettering x={196} y={186} text="thickness" anchor="start" />
  </>
);

export const handlebars = (
  <>
    <Edge d="M40 60H128V68H104Q128 72 124 104Q120 140 76 140V132Q112 132 116 104Q118 72 84 68H40z" />
    <Edge d="M192 84L240 76H300V84H240L192 92z" />
    <Lettering x={80} y={172} text="drop bar" />
    <Lettering x={248} y={172} text="flat bar" />
  </>
);

export const derailleurMount = (
  <>
    <Ghost d="M24 40H150L190 70M24 64H140" />
    <Edge d={`M150 52H196V92Q196 148 172 148T148 92z${circle(172, 72, 12)}${circle(172, 126, 10)}`} />
    <Centre d="M172 40V176M140 126H206" />
    <Leader x={262} y={110} text="M10 × 1" to={[182, 126]} />
  </>
);

export const padShape = (
  <>
    <Centre d="M160 14V180" />
    <Edge d="M112 60Q112 48 124 48H148V28H172V48H196Q208 48 208 60V128Q208 140 196 140H124Q112 140 112 128z" />
    <Ghost d="M122 62H198V130H122z" />
    <Edge d={circle(160, 38, 4)} />
    <HorizontalDimension from={112} to={208} at={178} edge={140} text="width" />
  </>
);
