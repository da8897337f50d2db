import { everywhere, needs, provides, type PartKind } from './kinds.ts';
import * as drivetrain from './drivetrain-readers.ts';
import * as read from './fitting-readers.ts';
import * as common from './readers.ts';
import { upTo } from './spec-text.ts';
import * as wheel from './wheel-readers.ts';

/** Frames and framesets. The last kind of all, because many parts are named after their place in the frame. */
export const frameKind: PartKind = {
  name: 'frame',
  kind: 'frame',
  matches: /\bframe(?:set)?\b(?! (?:bag|pump|protect\w*|plug|lock|sticker)s?\b)/iu,
  expects: [
    provides('head-upper', { specs: /upper|top|headset|head tube/iu, read: read.headTube }),
    provides('head-lower', { specs: /lower|bottom/iu, read: read.headTube }),
    provides('seatpost', { specs: /seat ?post/iu, read: read.seatpost }),
    provides('seat-clamp', { specs: /seat ?clamp/iu, read: read.seatClamp }),
    provides('shell', { ...everywhere(/bottom bracket|shell/iu, drivetrain.shell), isRequired: true }),
    provides('crank-width', { specs: /bottom bracket|shell|crank/iu, read: drivetrain.crankWidth }),
    provides('rd-mount', { specs: /hanger|derailleur|dropout/iu, read: drivetrain.derailleurMount }),
    provides('axle-rear', {
      place: 'frame',
      ...everywhere(/axle|spacing/iu, wheel.rearAxle),
      isRequired: true,
    }),
    provides('axle-length'),
    provides('axle-thread', { specs: /axle|thread/iu, read: wheel.axleThread }),
    provides('caliper-mount', { specs: /brake|mount/iu, read: read.caliperMount }),
    provides('rotor-size', { specs: /rotor|disc/iu, read: read.rotorSize }),
    needs('brake-surface', everywhere(/brake/iu, common.brakeSurface)),
    provides('clearance', {
      ...everywhere(/tyre|tire|clearance/iu, upTo(wheel.clearance)),
      isRequired: true,
    }),
    provides('bosses', { specs: /boss|bottle/iu, read: read.bosses }),
  ],
};
