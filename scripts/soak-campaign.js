import { spawnSync } from 'node:child_process'

const TEST = 'packages/server/src/audience/campaigns/dying-server.test.ts'
const DEFAULT_RECIPIENTS = '100000'

/** Sends a campaign to 100,000 recipients, or as many as CAMPAIGN_RECIPIENTS says. Returns whether each got it once. */
export function soakCampaign() {
  const recipients = process.env['CAMPAIGN_RECIPIENTS'] ?? DEFAULT_RECIPIENTS
  const env = { ...process.env, CAMPAIGN_RECIPIENTS: recipients }
  const command = ['vitest', 'run', '--testTimeout=14400000', TEST]
  return spawnSync('npx', command, { env, stdio: 'inherit' }).status === 0
}
