import { isObject, isSame, type Json, member } from '../../json.ts'
import type { Op, Path } from '../op.ts'

/** What sets a place inside `holder`, which stands at `at`; objects on the way are made. None where it is so already. */
export function setIn(
  holder: object,
  at: Path,
  path: Path,
  value: Json | undefined,
): readonly Op[] {
  // A part of a document is JSON; its type says which.
  let node = holder as Json
  for (const [index, name] of path.entries()) {
    const inner = isObject(node) ? member(node, name) : undefined
    const isLast = index === path.length - 1
    if (!isLast && isObject(inner)) node = inner
    else if (value === undefined)
      return inner === undefined || !isLast ? [] : [{ op: 'unset', path: [...at, ...path] }]
    else if (isLast && isSame(inner, value)) return []
    else
      return [
        {
          op: 'set',
          path: [...at, ...path.slice(0, index + 1)],
          value: nested(path.slice(index + 1), value),
        },
      ]
  }
  return []
}

function nested(path: Path, value: Json): Json {
  return path.reduceRight<Json>((inner, name) => ({ [name]: inner }), value)
}

/** Ops that set or unset each of `props` where it differs. */
export function setProps(
  holder: object,
  at: Path,
  props: Readonly<Record<string, Json | undefined>>,
): readonly Op[] {
  return Object.entries(props).flatMap(([name, value]) => setIn(holder, at, [name], value))
}

/** A part of a document as JSON: its type says the same, only closer. */
export function asJson(part: object): Json {
  return part as unknown as Json
}
