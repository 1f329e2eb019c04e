import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { RedirectGraph } from './redirect-graph.ts'
import { redirectErrors, toRedirectError } from './errors.ts'
import { addStep, removeStep } from './graph-steps.ts'
import { type ParsedRedirect, parseRedirect } from './parse-redirect.ts'
import {
  countOwnRedirects,
  deleteRedirectAt,
  loadRedirects,
  lockRedirects,
  upsertRedirects,
  type RedirectRow,
  findRedirectById,
  retargetRedirects,
} from './store.ts'

/** The maximum number of redirects that an owner can add. */
export const MAX_OWN_REDIRECTS = 2_500

/** A site with its hosts. */
export interface RedirectSite {
  readonly siteId: string
  readonly hosts: readonly string[]
}

/** A redirect as an owner enters it. */
export interface RedirectInput {
  readonly from: string
  readonly to: string
  readonly status: 301 | 302
}

/** Adds a redirect, in a transaction. Throws the errors of `redirectErrors`. */
export async function addRedirect(
  tx: Db,
  site: RedirectSite,
  input: RedirectInput,
): Promise<RedirectRow> {
  const redirect = parseInput(input, site)
  const { siteId } = site
  await lockRedirects(tx, siteId)
  if ((await countOwnRedirects(tx, siteId)) >= MAX_OWN_REDIRECTS) throw redirectErrors.tooMany()
  const graph = new RedirectGraph(await loadRedirects(tx, siteId))
  if (graph.get(redirect.matchKey)) throw redirectErrors.taken()
  return saveRedirect(tx, siteId, { graph, redirect, id: newId() })
}

/** Changes a redirect, in a transaction; an automatic one becomes the owner's. Throws like `addRedirect`. */
export async function changeRedirect(
  tx: Db,
  site: RedirectSite,
  { id, input }: { readonly id: string; readonly input: RedirectInput },
): Promise<RedirectRow> {
  const redirect = parseInput(input, site)
  const { siteId } = site
  await lockRedirects(tx, siteId)
  const before = await findRedirectById(tx, siteId, id)
  if (!before) throw redirectErrors.unknown()
  if (before.automatic && (await countOwnRedirects(tx, siteId)) >= MAX_OWN_REDIRECTS)
    throw redirectErrors.tooMany()
  const graph = new RedirectGraph(await loadRedirects(tx, siteId))
  if (redirect.matchKey !== before.matchKey) {
    if (graph.get(redirect.matchKey)) throw redirectErrors.taken()
    const issue = removeStep(graph, before)
    if (issue) throw toRedirectError(issue)
    await deleteRedirectAt(tx, siteId, before.matchKey)
  }
  return saveRedirect(tx, siteId, { graph, redirect, id })
}

/** Deletes a redirect, in a transaction. Throws `redirects.unknown`, `.circle`. */
export async function deleteRedirect(tx: Db, siteId: string, id: string): Promise<void> {
  await lockRedirects(tx, siteId)
  const row = await findRedirectById(tx, siteId, id)
  if (!row) throw redirectErrors.unknown()
  const issue = removeStep(new RedirectGraph(await loadRedirects(tx, siteId)), row)
  if (issue) throw toRedirectError(issue)
  await deleteRedirectAt(tx, siteId, row.matchKey)
}

function parseInput(input: RedirectInput, { hosts }: RedirectSite): ParsedRedirect {
  const redirect = parseRedirect(input, hosts)
  if ('kind' in redirect) throw toRedirectError(redirect)
  return redirect
}

/** Adds a redirect to the graph and saves it with those that it retargets. */
async function saveRedirect(
  tx: Db,
  siteId: string,
  {
    graph,
    redirect,
    id,
  }: { readonly graph: RedirectGraph; readonly redirect: ParsedRedirect; readonly id: string },
): Promise<RedirectRow> {
  const result = addStep(graph, redirect)
  if ('issue' in result) throw toRedirectError(result.issue)
  await retargetRedirects(tx, siteId, result.retargeted)
  await upsertRedirects(tx, siteId, [{ ...redirect, id, automatic: false }])
  const row = await findRedirectById(tx, siteId, id)
  if (!row) throw redirectErrors.unknown()
  return row
}
