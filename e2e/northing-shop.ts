import type { WorkerFixture } from '@playwright/test'
import { START_MS, startServer, type Shop } from './server.ts'

/** A worker fixture with the demo site of the theme Signal on its own server. */
export const northing: [WorkerFixture<Shop, object>, { scope: 'worker'; timeout: number }] = [
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs off this pattern
  async ({}, use) => {
    const shop = await startServer('--demo', 'signal')
    await use(shop)
    await shop.stop()
  },
  { scope: 'worker', timeout: START_MS },
]
