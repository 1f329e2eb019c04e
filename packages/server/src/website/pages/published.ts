import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContentChanges } from '../../platform/db/content-changes.ts'
import type { FrontDoor } from '../../platform/http/front-door.ts'
import { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { siteUserToken } from '../../platform/http/site-user-cookies.ts'
import { give } from '../../platform/http/static.ts'
import { isPrivateHost } from '../../identity/sites/index.ts'
import type { Themes } from '../render/themes.ts'
import type { PageCache } from './page-cache.ts'

export interface PublishedPorts {
  readonly changes: ContentChanges
  readonly frontDoor: FrontDoor
  readonly cache: PageCache
  readonly themes: Themes
}

/** A request to something that is the same for everybody. */
export interface Asked {
  readonly site: Site
  /** Whether what is made now may still be given later. */
  readonly isCurrent: () => boolean
}

/** Who asks is signed in, and may be shown more than what is kept for everybody. */
export class MembersSeeMore extends Error {
  readonly asked: Asked

  constructor(asked: Asked) {
    super('Members may see more of this page')
    this.asked = asked
  }
}

/**
 * Answers with what is kept under `key` for this site and host, or makes it with `make`, once for all
 * who wait. It is kept until the site changes. Throws `MembersSeeMore`.
 */
export async function givePublished(
  app: FastifyInstance,
  ports: PublishedPorts,
  call: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly key: string },
  make: (asked: Asked) => Promise<KeptAnswer>,
): Promise<void> {
  const { changes, cache, frontDoor, themes } = ports
  const { request, reply, key } = call
  // Before anything is read: what changes from here on makes the answer out of date.
  const heard = changes.heard
  const site = await app.siteOf(request)
  if (!site) throw httpErrors.unknownSite()
  const version = changes.heard === heard ? changes.versionOf(site.id) : undefined
  const { revision } = themes

  // Which site a private host leads to depends on how many there are.
  const isPrivate = isPrivateHost(request.hostname)
  const isCurrent = () =>
    version !== undefined &&
    changes.versionOf(site.id) === version &&
    themes.revision === revision &&
    (!isPrivate || changes.heard === heard)
  const answer = await cache.fill(`${site.id} ${site.origin}${key}`, version, () =>
    make({ site, isCurrent }),
  )
  // The front door asks nobody for a password.
  if (version !== undefined && !site.isLocked) frontDoor.remember(request.raw, answer)
  if (answer.membersSeeMore && siteUserToken(request) !== undefined)
    throw new MembersSeeMore({ site, isCurrent })
  await answer.readyFor(request.raw)
  give(request, reply, answer)
}
