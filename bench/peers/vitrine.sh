#!/usr/bin/env bash
# Vitrine as one of the peers: the built product on a PostgreSQL of the run, JSON lines on stdout.
# Joins with PEERS_EXTRA, or through `npm run bench -- cart`. BENCH_DIR: where common/lib.sh lies.
ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
BENCH_DIR="$(cd "${BENCH_DIR:-$ROOT/../shared/bench}" && pwd)"
export BENCH_DIR
. "$BENCH_DIR/common/lib.sh"
APP="$PEERS_WORK/vitrine"; rm -rf "$APP"; mkdir -p "$APP"
(cd "$ROOT" && node scripts/build.js >&2)
pg_start; pg_createdb vitrine
DATABASE_URL="$(pg_url vitrine)"
PORT=$(free_port)
export DATABASE_URL PORT DATA_DIR="$APP/data" NODE_ENV=production RATE_LIMIT_SCALE=1000000
export PUBLIC_URL="http://127.0.0.1:$PORT"
$NICE node "$ROOT/packages/server/bin/vitrine.js" start --empty >"$APP/server.log" 2>&1 & SRV=$!; SRV_PIDS+=($SRV)
wait_http "$PUBLIC_URL/healthz" 60 || { tail -30 "$APP/server.log" >&2; exit 1; }
BENCH=(node --import "$ROOT/node_modules/tsx/dist/esm/index.mjs" "$ROOT/bench/peers/vitrine.ts")
"${BENCH[@]}" catalogue >"$APP/products.csv"
node "$ROOT/packages/server/bin/vitrine.js" import products "$APP/products.csv" >"$APP/import.log" 2>&1 || { tail -30 "$APP/import.log" >&2; exit 1; }
note "vitrine ready, pid $SRV"
"${BENCH[@]}" measure "$PUBLIC_URL" "$SRV" "$PGPID"
note "check: $(psql_ -d vitrine -c "select count(*) || ' carts of six lines, ' || (select count(*) from orders where placed_at is not null) || ' orders' from cart where (select count(*) from cart_entry e where e.cart_id = cart.id) = 6")"
