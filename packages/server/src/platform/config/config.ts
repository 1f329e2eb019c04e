import { join, resolve } from 'node:path'
import { BYTES_PER_MB } from '@vitrine/model'
import { z } from 'zod'
import type { S3Settings } from '../files/s3-store.ts'

const url = z.url().optional()

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: url,
  TRUST_PROXY: z.string().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  NODE_ENV: z.string().optional(),
  PICTURE_CACHE_MB: z.coerce.number().int().min(1).default(1_000),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** What the operator decides. @see the table in docs/guide/hosting.md */
export interface Config {
  /** Undefined: 3000, or the next that is free. */
  readonly port: number | undefined
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly publicUrl: string | undefined
  /** Addresses of proxies whose word on the visitor's address is taken, comma-separated. */
  readonly trustProxy: string | undefined
  readonly rateLimitScale: number
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL']
  readonly production: boolean
  /** How large the folder of copies of pictures may become. */
  readonly pictureCacheBytes: number
  /** Undefined: files are kept in the data folder. */
  readonly s3: S3Settings | undefined
}

/** Reads the environment, once. Throws with one line for each setting that makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = schema.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`The configuration makes no sense.\n${lines.join('\n')}`)
  }
  const settings = read.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
    pictureCacheBytes: settings.PICTURE_CACHE_MB * BYTES_PER_MB,
    s3: s3In(settings),
  }
}

/** A bucket without its keys would fail at the first picture: it is said at the start. */
function s3In(settings: z.infer<typeof schema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings
  if (bucket === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error(
      'The configuration makes no sense.\nS3_BUCKET: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.',
    )
  const endpoint = settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}

/** The environment in which another command of ours works on the same shop. */
export function environmentFor(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: databaseUrl }
}

/** Where uploads are kept, below the data folder. */
export function filesIn(dataDir: string): string {
  return join(dataDir, 'files')
}
