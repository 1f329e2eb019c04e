/** The errors of calls with API keys, and of the keys themselves. */
export const apiKeyErrors = {
  'api-keys.invalid':
    'The API key is missing, wrong, expired or revoked. Send it as "Authorization: Bearer …".',
  'api-keys.missingScope': 'This API key needs the scope {scope}.',
  'api-keys.unknown': 'This API key does not exist.',
  'api-keys.tooMany': 'A site can have up to 50 API keys. Revoke one first.',
  'api-keys.expiry': 'Choose a day in the future.',
} as const
