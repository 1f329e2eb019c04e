import { isObject, isEqual, type Json, getMember } from '../../json.ts'
import type { Op, Path } from '../op.ts'

/**
 * Returns the ops that set a value inside `holder`, which is at `at`; missing objects are created. No ops if
 * the value is the same.
 */
export function setIn(
  holder: object,
  at: Path,
  path: Path,
  value: Json | undefined,
): readonly Op[] {
  // A part of a document is JSON; its type says which.
  let node = holder as Json
  for (const [index, name] of path.entries()) {
    const inner = isObject(node) ? getMember(node, name) : undefined
    const isLast = index === path.length - 1
    if (!isLast && isObject(inner)) node = inner
    else if (value === undefined)
      return inner === undefined || !isLast ? [] : [{ op: 'unset', path: [...at, ...path] }]
    else if (isLast && isEqual(inner, value)) return []
    else
      return [
        {
          op: 'set',
          path: [...at, ...path.slice(0, index + 1)],
          value: createNested(path.slice(index + 1), value),
        },
      ]
  }
  return []
}

function createNested(path: Path, value: Json): Json {
  return path.reduceRight<Json>((inner, name) => ({ [name]: inner }), value)
}

/** Returns the ops that set or unset each of `props` that differs. */
export function setProps(
  holder: object,
  at: Path,
  props: Readonly<Record<string, Json | undefined>>,
): readonly Op[] {
  return Object.entries(props).flatMap(([name, value]) => setIn(holder, at, [name], value))
}

/** Returns a part of a document as JSON, which its type guarantees. */
export function toJson(part: object): Json {
  return part as unknown as Json
}
