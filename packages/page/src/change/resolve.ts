import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import { idOf } from './list.ts'
import type { Conflict } from './merge-value.ts'
import type { Op, Path } from './op.ts'

/**
 * What brings mine back where theirs stands, for one who chose to keep it. `body` is the merged one, with
 * whatever was chosen of other conflicts. None where what it was about is gone.
 */
export function keepMine(body: object, { kind, path, mine }: Conflict): readonly Op[] {
  // A document is JSON; its type says which.
  const json = body as JsonObject
  if (kind === 'place') return placed(json, path, mine)
  const holder = at(json, path.slice(0, -1))
  const name = path.at(-1) ?? ''
  if (mine !== undefined)
    return isObject(holder) || (isList(holder) && at(json, path) !== undefined)
      ? [{ op: 'set', path, value: mine }]
      : []
  return isObject(holder) && member(holder, name) !== undefined ? [{ op: 'unset', path }] : []
}

function placed(body: JsonObject, path: Path, mine: Json | undefined): readonly Op[] {
  const place = isObject(mine) ? mine : {}
  const to = isList(place['list']) ? place['list'].filter((name) => typeof name === 'string') : []
  const id = path.at(-1) ?? ''
  const from = path.slice(0, -1)
  const element = at(body, path)
  const list = at(body, to)
  if (element === undefined || !isList(list)) return []
  const wanted = place['after']
  const after =
    typeof wanted === 'string' && wanted !== id && list.some((each) => idOf(each) === wanted)
      ? wanted
      : null
  if (from.join('\n') === to.join('\n')) return [{ op: 'move', path: to, id, after }]
  return [
    { op: 'remove', path: from, id },
    { op: 'insert', path: to, value: element, after },
  ]
}

function at(body: JsonObject, path: Path): Json | undefined {
  let node: Json | undefined = body
  for (const name of path)
    node = isList(node)
      ? node.find((element) => idOf(element) === name)
      : isObject(node)
        ? member(node, name)
        : undefined
  return node
}
