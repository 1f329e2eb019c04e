#!/bin/sh
# Builds Vitrine in this checkout, and puts what a server needs into a folder: packaging/build.sh TARGET
# Runs as any account. The Dockerfile, the guide and `npm run soak -- install` use it.
set -eu
target=${1:?Name the folder of the server.}
cd "$(dirname "$0")/.."

npm ci
npm run build

mkdir -p "$target/packages/server"
cp package.json package-lock.json .npmrc LICENSE README.md CHANGELOG.md "$target"
cp -R themes packaging "$target"
for package in packages/*; do
  mkdir -p "$target/$package"
  cp "$package/package.json" "$target/$package"
done
for part in server/bin server/dist server/migrations storefront/dist tracking/dist studio/dist; do
  rm -rf "$target/packages/$part"
  cp -R "packages/$part" "$target/packages/$part"
done
cd "$target"
npm ci --omit=dev
# The server does so itself where it may write.
node packaging/link-libraries.js .
