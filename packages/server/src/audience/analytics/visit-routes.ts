import type { PageServer } from '../../platform/http/page-server.ts'

/** Mounts the reports of visits. */
export function visitRoutes(_http: PageServer): void {}
