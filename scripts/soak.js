// npm run soak -- NAME [--minutes N]: runs long tests; random ones for ten minutes by default.
import { soakBrowser } from './soak-browser.js'
import { soakCampaign } from './soak-campaign.js'
import { soakInstall } from './soak-install.js'
import { soakProperties } from './soak-properties.js'
import { soakSaving } from './soak-saving.js'
import { soakTemplate } from './soak-template.js'

const soaks = {
  template: soakTemplate,
  properties: soakProperties,
  install: soakInstall,
  saving: soakSaving,
  browser: soakBrowser,
  campaign: soakCampaign,
}

const [name, option, value] = process.argv.slice(2)
const run = Object.hasOwn(soaks, name ?? '') ? soaks[name] : undefined
const minutes = option === '--minutes' ? Number(value) : 10
if (!run || !(minutes > 0)) {
  console.error(`Usage: npm run soak -- ${Object.keys(soaks).join('|')} [--minutes N]`)
  process.exit(2)
}
process.exitCode = (await run(minutes * 60)) ? 0 : 1
