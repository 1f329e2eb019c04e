import type { HttpServer } from '../../platform/http/http-server.ts'
import { draftRoutes } from './drafts/routes.ts'
import { itemRoutes } from './items/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { type PublicationPorts, publicationRoutes } from './publishing/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { scheduleRoutes } from './schedules/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { versionRoutes } from './versions/routes.ts'

/** Mounts the studio's calls on documents, by subject. */
export function documentRoutes(http: HttpServer, ports: PublicationPorts): void {
  draftRoutes(http)
  versionRoutes(http)
  itemRoutes(http)
  publicationRoutes(http, ports)
  scheduleRoutes(http)
  reviewRoutes(http)
  previewRoutes(http)
  trashRoutes(http)
}
