import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { BYTES_PER_MB } from '@vitrine/model'
import { z } from 'zod'
import type { S3Settings } from '../files/s3-bucket.ts'
import { parseSmtpSettings, smtpSchema, type SmtpSettings } from './smtp-settings.ts'

const number = (message: string) => z.coerce.number({ error: message })
const URL_MESSAGE = 'must be a URL such as https://shop.example'
const url = z.url({ protocol: /^https?$/, error: URL_MESSAGE }).optional()

const PORT = 'must be a number from 1 to 65535'
const SCALE = 'must be a number above 0'
const MEGABYTES = 'must be a whole number of megabytes'
const PROXIES =
  'must be IP addresses or networks, separated by commas, such as 127.0.0.1 or 10.0.0.0/8, or loopback, linklocal, uniquelocal'
const HOSTS =
  'must be hosts with ports, separated by commas, such as localhost:5678 or 192.168.1.20:8080'
const SERVERS = 'must be IP addresses, separated by commas, such as 9.9.9.9 or 127.0.0.1:5353'
const ADDRESSES = 'must be IP addresses, separated by commas, such as 198.51.100.7'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const schema = z.object({
  // 0 takes any free port, for tests.
  PORT: number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: url.refine(isOrigin, 'must be a URL without a path, such as https://shop.example'),
  TRUST_PROXY: z.string().refine(isAddressList, PROXIES).optional(),
  RATE_LIMIT_SCALE: number(SCALE).positive(SCALE).default(1),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('warn'),
  NODE_ENV: z.string().optional(),
  PAYPAL_API_URL: url,
  STRIPE_API_URL: url,
  DNS_SERVERS: z.string().refine(isServerList, SERVERS).default(''),
  SERVER_ADDRESSES: z.string().refine(isIpList, ADDRESSES).default(''),
  WEBHOOK_HOSTS: z.string().refine(isHostList, HOSTS).default(''),
  COUNTRY_RANGES: z.string().optional(),
  DATA_CENTER_RANGES: z.string().optional(),
  PAGE_SCRIPTS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  IMAGE_CACHE_MB: number(MEGABYTES).int(MEGABYTES).min(1, MEGABYTES).default(1_000),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ENDPOINT: url,
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...smtpSchema,
})

/** Returns whether a URL has a scheme and a host alone: sites are served at the root of their host. */
function isOrigin(text: string | undefined): boolean {
  return (
    text === undefined || !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`
  )
}

/** Returns whether a text lists addresses, networks or the names of networks that the proxy library knows. */
function isAddressList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined
    const version = isIP(address)
    if (version === 0 || more.length > 0) return false
    const maxBits = version === 4 ? 32 : 128
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
  })
}

/** Returns whether a text lists hosts, each with its port. An IPv6 address has no brackets. */
function isHostList(text: string): boolean {
  return splitList(text).every((host) => /^[a-z0-9.:-]{1,250}:\d{1,5}$/.test(host))
}

/** Returns whether a text lists IP addresses. */
function isIpList(text: string): boolean {
  return splitList(text).every((address) => isIP(address) !== 0)
}

/** Returns whether a text lists IP addresses of DNS servers, each with or without a port. */
function isServerList(text: string): boolean {
  return splitList(text).every(
    (server) => isIP(server.replace(/^\[(.*)\](:\d{1,5})?$|^([\d.]+):\d{1,5}$/, '$1$3')) !== 0,
  )
}

function splitList(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The settings of the operator. @see the table in docs/guide/hosting.md */
export interface Config {
  /** The port; undefined for 3000 or the next free one. */
  readonly port: number | undefined
  readonly host: string
  readonly dataDir: string
  /** The URL of the database; undefined for the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  /** The addresses of trusted proxies, which may name the visitor's address; comma-separated. */
  readonly trustProxy: string | undefined
  readonly rateLimitScale: number
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
  readonly production: boolean
  /** Whether the scripts that owners add to pages run there, with the rights of the site's own. */
  readonly runsPageScripts: boolean
  /** The maximum size of the folder of image copies. */
  readonly imageCacheBytes: number
  /** The bucket of files; undefined for the data folder. */
  readonly s3: S3Settings | undefined
  /** The bucket that backups are copied to; undefined for none. */
  readonly backupS3: S3Settings | undefined
  /** The files of address ranges: of countries, and of data centers. */
  readonly countryRanges: string | undefined
  readonly dataCenterRanges: string | undefined
  /** The URL of the API of PayPal, for a stand-in; undefined for PayPal's own. */
  readonly paypalApiUrl: string | undefined
  /** The URL of the API of Stripe, for a stand-in; undefined for Stripe's own. */
  readonly stripeApiUrl: string | undefined
  /** The hosts with ports that webhooks may be sent to although they are not public, also over plain http. */
  readonly webhookHosts: readonly string[]
  /** The DNS servers that look up the hosts of sites; none for those of the machine. */
  readonly dnsServers: readonly string[]
  /** The public IP addresses of this server or of its proxy, for the DNS records of hosts. */
  readonly serverAddresses: readonly string[]
  /** The mail server; undefined if emails are only read in the studio. */
  readonly smtp: SmtpSettings | undefined
}

/** Reads the environment, once. Throws an error that names each invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(values)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')} ${message}.`,
    )
    throw new Error(`Invalid configuration: ${[...new Set(sentences)].join(' ')}`)
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
    runsPageScripts: settings.PAGE_SCRIPTS === 'on',
    imageCacheBytes: settings.IMAGE_CACHE_MB * BYTES_PER_MB,
    s3: parseS3Settings(settings),
    backupS3: parseBackupSettings(settings),
    countryRanges: settings.COUNTRY_RANGES,
    dataCenterRanges: settings.DATA_CENTER_RANGES,
    paypalApiUrl: settings.PAYPAL_API_URL,
    stripeApiUrl: settings.STRIPE_API_URL,
    dnsServers: splitList(settings.DNS_SERVERS),
    serverAddresses: splitList(settings.SERVER_ADDRESSES),
    webhookHosts: splitList(settings.WEBHOOK_HOSTS),
    smtp: parseSmtpSettings(settings),
  }
}

/**
 * Returns the settings of the bucket. Its keys are checked now, as missing keys would fail at the first
 * image.
 */
function parseS3Settings(settings: z.infer<typeof schema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings
  if (bucket === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      'Invalid configuration: S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    )
  const endpoint = settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

/** Returns the settings of the bucket of backups. Except its name, they are those of the bucket of files by default. */
function parseBackupSettings(settings: z.infer<typeof schema>): S3Settings | undefined {
  const bucket = settings.BACKUP_S3_BUCKET
  if (bucket === undefined) return undefined
  const region = settings.BACKUP_S3_REGION ?? settings.S3_REGION
  const accessKeyId = settings.BACKUP_S3_ACCESS_KEY_ID ?? settings.S3_ACCESS_KEY_ID
  const secretAccessKey = settings.BACKUP_S3_SECRET_ACCESS_KEY ?? settings.S3_SECRET_ACCESS_KEY
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      'Invalid configuration: BACKUP_S3_BUCKET requires BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    )
  const endpoint =
    settings.BACKUP_S3_ENDPOINT ??
    (settings.BACKUP_S3_REGION === undefined ? settings.S3_ENDPOINT : undefined) ??
    `https://s3.${region}.amazonaws.com`
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

/** Creates the environment for another Vitrine command on the same shop. */
export function createEnvironment(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: databaseUrl }
}

/** Returns the folder of uploads, below the data folder. */
export function getFilesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}
