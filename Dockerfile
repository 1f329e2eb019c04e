# docker build -t vitrine .
# docker run -p 127.0.0.1:3000:3000 -v vitrine:/var/lib/vitrine vitrine
# compose.yaml adds a PostgreSQL. The steps are scripts, so that `npm run soak -- install` runs them, too.

FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN sh packaging/build.sh /opt/vitrine

FROM node:22-bookworm-slim
COPY --from=build /opt/vitrine /opt/vitrine
RUN sh /opt/vitrine/packaging/prepare.sh /var/lib/vitrine
USER vitrine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/vitrine
VOLUME /var/lib/vitrine
EXPOSE 3000
WORKDIR /opt/vitrine
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "packaging/health.js"]
ENTRYPOINT ["node", "packages/server/bin/vitrine.js"]
CMD ["start", "--empty"]
