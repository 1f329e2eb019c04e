import type { Entry } from './entry.ts'
import { createConditionEntry, createEntry } from './entry.ts'

const operands = [
  'first?: a reference or a JSON literal; default the current value',
  'second: a reference or a JSON literal',
]

/** The predicates that compare values. */
export const comparisonReference: readonly Entry[] = [
  createEntry(
    'equal?',
    'Tests whether two values have the same type and value.',
    operands,
    '{.equal? n 1}yes{.end}',
    {
      n: 1,
    },
  ),
  createEntry(
    'notEqual?',
    'Tests whether two values differ in type or value.',
    operands,
    '{.notEqual? n 1}yes{.end}',
    {
      n: 2,
    },
  ),
  createEntry(
    'greaterThan?',
    'Tests whether the first value is greater than the second.',
    operands,
    '{.greaterThan? n 1}yes{.end}',
    { n: 2 },
  ),
  createEntry(
    'greaterThanOrEqual?',
    'Tests whether the first value is greater than or equal to the second.',
    operands,
    '{.greaterThanOrEqual? n 2}yes{.end}',
    { n: 2 },
  ),
  createEntry(
    'lessThan?',
    'Tests whether the first value is less than the second.',
    operands,
    '{.lessThan? n 3}yes{.end}',
    {
      n: 2,
    },
  ),
  createEntry(
    'lessThanOrEqual?',
    'Tests whether the first value is less than or equal to the second.',
    operands,
    '{.lessThanOrEqual? n 2}yes{.end}',
    { n: 2 },
  ),
  createEntry(
    'nth?',
    'Tests whether a whole number is a multiple of another.',
    ['number?: a reference; default the current value', 'divisor: a whole number'],
    '{.repeated section items}{.nth? @index 2}{@}{.end}{.end}',
    { items: ['a', 'b', 'c', 'd'] },
  ),
  createEntry(
    'even?',
    'Tests whether a number is even.',
    ['reference?: a number; default the current value'],
    '{.repeated section items}{.even? @index}{@}{.end}{.end}',
    { items: ['a', 'b'] },
  ),
  createEntry(
    'odd?',
    'Tests whether a number is odd.',
    ['reference?: a number; default the current value'],
    '{.repeated section items}{.odd? @index}{@}{.end}{.end}',
    { items: ['a', 'b'] },
  ),
  createEntry(
    'plural?',
    'Tests whether the current number is greater than 1.',
    [],
    '{.section n}{.plural?}s{.end}{.end}',
    {
      n: 2,
    },
  ),
  createEntry(
    'singular?',
    'Tests whether the current number is 1.',
    [],
    '{.section n}{.singular?}one{.end}{.end}',
    {
      n: 1,
    },
  ),
  createConditionEntry('debug?', 'Tests whether the page is shown for debugging.', { debug: true }),
]
