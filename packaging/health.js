// Exits with 0 if the server of this machine is ready, for the health check of a container.
const port = process.env.PORT || '3000'
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = isReady ? 0 : 1
