import type { settingsEndpoints, userEndpoints } from '@pedalworks/contract';
import { describe, expectTypeOf, it } from 'vitest';
import type { Caller, ProvenCaller } from '../model/caller.ts';
import type { Handler, Handlers } from './handler.ts';

type SettingsHandlers = Handlers<typeof settingsEndpoints>;

describe('the Handlers type', () => {
  it('requires a handler for every endpoint and allows no others', () => {
    expectTypeOf<keyof SettingsHandlers>().toEqualTypeOf<'getSettings' | 'saveSettings' | 'changeSettings'>();
    // @ts-expect-error -- an endpoint without a handler does not compile
    const lacking: SettingsHandlers = { getSettings: () => settings };
    // @ts-expect-error -- a handler without an endpoint does not compile
    const spare: SettingsHandlers = { ...all, spare: 1 };
    expectTypeOf(lacking).toEqualTypeOf(spare);
  });

  it("types the caller by the endpoint's access level", () => {
    type CallerIn<H extends (asked: never) => unknown> = Parameters<H>[0]['caller'];
    expectTypeOf<CallerIn<SettingsHandlers['getSettings']>>().toEqualTypeOf<Caller | null>();
    expectTypeOf<CallerIn<SettingsHandlers['saveSettings']>>().toEqualTypeOf<Caller>();
    expectTypeOf<CallerIn<Handler<typeof userEndpoints.registerUser>>>().toEqualTypeOf<ProvenCaller>();
  });
});

const settings = { enforceMinOrder: false, enforceStock: false, moderateReviews: false };
const all = { getSettings: () => settings, saveSettings: () => settings, changeSettings: () => settings };
