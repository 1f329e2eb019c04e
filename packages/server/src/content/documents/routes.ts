import type { HttpServer } from '../../platform/http/http-server.ts'
import type { RoutePorts } from '../../platform/slice.ts'
import { draftRoutes } from './drafts/routes.ts'
import { itemRoutes } from './items/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { publicationRoutes } from './publishing/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { scheduleRoutes } from './schedules/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { versionRoutes } from './versions/routes.ts'

/** Mounts the studio's calls on documents, by subject. */
export function documentRoutes(
  http: HttpServer,
  ports: Pick<RoutePorts, 'listMemberAreaIds' | 'getThemePalette'>,
): void {
  draftRoutes(http)
  versionRoutes(http)
  itemRoutes(http)
  publicationRoutes(http, ports)
  scheduleRoutes(http)
  reviewRoutes(http)
  previewRoutes(http)
  trashRoutes(http)
}
