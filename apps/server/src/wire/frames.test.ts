import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeEvent } from '../rooms/event.ts';
import { jsonString } from '../rooms/json-string.ts';
import { readAct } from './act.ts';
import { readClientFrame } from './frames.ts';

const line = fc.oneof(
  fc.constantFrom('take w1', 'place 1 b2c2', '', 'a'.repeat(400), 'a'.repeat(401), '"', '\\', '\\"', 'ミノ', '\n', '~'),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const id = fc.oneof(
  fc.constantFrom(1, 0, -1, 1.5, 999_999_999, 1_000_000_000, 2 ** 31, 2 ** 31 + 1, 1e21, Number.NaN),
  fc.integer({ min: 1, max: 2 ** 31 }),
);

/** What the schema says of the same frame with its fields in another order, which is never read from its bytes. */
function bySchema(data: Buffer): unknown {
  const value: unknown = JSON.parse(data.toString());
  const turned = Object.fromEntries(Object.entries(value as object).reverse());
  return readClientFrame(Buffer.from(JSON.stringify(turned)));
}

describe('an action read from its bytes', () => {
  test('is what the schema makes of it, and refused where the schema refuses', () => {
    fc.assert(
      fc.property(line, id, (a, number) => {
        const data = Buffer.from(JSON.stringify({ t: 'act', a, id: number }));
        expect(readClientFrame(data)).toEqual(bySchema(data));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is never a frame that JSON would not read, whatever byte is changed, cut or added', () => {
    const whole = Buffer.from('{"t":"act","a":"place 1 b2c2","id":120}');
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(2), fc.uint8Array({ maxLength: 2 }), (at, cut, added) => {
        const data = Buffer.concat([whole.subarray(0, at), added, whole.subarray(at + cut)]);
        const act = readAct(data);
        if (act) expect(act).toEqual(JSON.parse(data.toString()));
      }),
      { numRuns: 5_000 },
    );
  });

  test('is read without JSON when it is written as our client writes it', () => {
    expect(readAct(Buffer.from('{"t":"act","a":"take w1","id":7}'))).toEqual({ t: 'act', a: 'take w1', id: 7 });
    for (const other of [
      '{"t":"act","id":7,"a":"x"}',
      '{"t":"act","a":"x","id":07}',
      '{"t":"act","a":"x","id":7} ',
      '',
    ]) {
      expect(readAct(Buffer.from(other))).toBeNull();
    }
  });
});

test('what is written by hand is what JSON writes', () => {
  fc.assert(
    fc.property(line, fc.nat(3), fc.option(fc.nat(), { nil: undefined }), (a, s, number) => {
      expect(jsonString(a)).toBe(JSON.stringify(a));
      const event = { e: 'act', s, a, ...(number !== undefined && { id: number }) } as const;
      expect(writeEvent(event)).toBe(JSON.stringify(event));
    }),
    { numRuns: 2_000 },
  );
});
