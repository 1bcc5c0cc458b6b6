import { ASSIGNMENTS, type AssignmentId } from '@slidewise/classroom/grading';

/** What the scripts of an autograder do. */
export interface ScriptOptions {
  readonly course?: AssignmentId;
  readonly run?: string;
  readonly build?: string;
  readonly milliseconds?: number;
  readonly bytes?: number;
}

const COMPILERS = { 'c++': 'g++ make', java: 'default-jdk-headless' };
/** Seconds that a build may take. */
const BUILD_TIME = 300;

/** Installs what grading needs, once, when the platform makes its image. */
export function setupScript({ course }: ScriptOptions): string {
  const compilers = course === undefined ? '' : ` ${COMPILERS[ASSIGNMENTS[course].language]}`;
  return `#!/usr/bin/env bash
# Runs once, when the platform makes its image.
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y ca-certificates curl${compilers}
# Slidewise needs Node 20.19 or later, and images have older ones.
if ! node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)'; then
  curl -fsSL https://deb.nodesource.com/setup_22.x | bash -
  apt-get install -y nodejs
fi
# The key is for the teacher: programs of students can read what is in the image.
rm -rf /autograder/source/key
`;
}

/** Grades a submission. Whatever goes wrong is in its results.json. */
export function runScript({ course, run, build, milliseconds, bytes }: ScriptOptions): string {
  const assignment = course === undefined ? undefined : ASSIGNMENTS[course];
  const limits = [
    ...(milliseconds === undefined ? [] : [`--run-time ${milliseconds}ms`]),
    ...(bytes === undefined ? [] : [`--run-memory ${bytes}b`]),
  ];
  const built =
    assignment === undefined
      ? ''
      : `
build=${quoted(build ?? assignment.build)}
if ! timeout ${BUILD_TIME} bash -c "$build" > "$root/results/build" 2>&1 < /dev/null; then
  fail "The program cannot be built: $build" "$root/results/build"
fi
`;
  const graded =
    assignment === undefined
      ? '. --boards "$source/boards"'
      : ['--run', quoted(run ?? assignment.program), '--course', course, ...limits, '"$source/boards"'].join(' ');
  return `#!/usr/bin/env bash
# Grades a submission. AUTOGRADER_ROOT is where to try it.
root=\${AUTOGRADER_ROOT:-/autograder}
source=$root/source
results=$root/results/results.json
mkdir -p "$root/results"

# Tells the student why there are no points, with the beginning of a file.
fail() {
  node -e 'const [why, file] = process.argv.slice(1);
const more = require("fs").readFileSync(file, "utf8").slice(0, 10000);
console.log(JSON.stringify({ score: 0, output: why + "\\n\\n" + more, stdout_visibility: "hidden" }));' "$1" "$2" > "$results"
  exit 0
}

cd "$root/submission" || exit 1
${built}
node "$source/slidewise/bundle/slidewise.js" grade ${graded} \\
  --rubric "$source/rubric.json" --report gradescope > "$results.new" 2> "$root/results/errors"
# 1 says that some boards are not right, as the results do.
if [ $? -gt 1 ] || [ ! -s "$results.new" ]; then
  fail "The submission cannot be graded." "$root/results/errors"
fi
mv "$results.new" "$results"
`;
}

/** What a shell takes for this text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
