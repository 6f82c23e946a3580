// The cover of the box: the Doge on a bridge, between San Marco and the Salute, drawn 240 by 130.

import "./ground.css";
import "./pieces.css";
import { Aristocrat, Doge } from "./art";
import { Gondola, SIGHTS } from "./landmarks";

const Basilica = SIGHTS["san-marco"];
const Salute = SIGHTS.dorsoduro;

export default function Cover() {
  return (
    <g class="sm-cover">
      <path class="sm-cover-sky" d="M0 0H240V100H0z" />
      <circle class="sm-cover-sun" cx="160" cy="34" r="15" />
      <path
        class="sm-cover-far"
        d="M0 84V70h12v-8h10v8h14v-12h12v10h16v-6h14v8h18v-10h12v8h16v-6h20v10h14v-12h16v8h12v-6h18v10h16v-8h20v20z"
      />
      <path class="sm-lagoon" d="M0 84H240V130H0z" />
      <path class="sm-quay" d="M-6 84H84V96H-6zM162 84H246V96H162z" />
      <g transform="translate(38,85)scale(1.120)">
        <Basilica />
      </g>
      <g transform="translate(206,86)scale(1.080)">
        <Salute />
      </g>
      <g class="sm-bridge">
        <path class="sm-face" d="M70 96V86C96 46 148 46 174 86V96H160C148 66 96 66 84 96z" />
        <path class="sm-stairs" d="M78 79l6 6M90 67l5 8M104 60l3 9M122 57v9M140 60l-3 9M154 67l-5 8M166 79l-6 6" />
        <path class="sm-parapet" d="M70 86C96 46 148 46 174 86" />
        <path class="sm-coping" d="M70 86C96 46 148 46 174 86" />
      </g>
      <g transform="translate(122,32)scale(.82)">
        <Doge />
      </g>
      <g transform="translate(92,52)scale(.62)">
        <Aristocrat colour="mask" />
      </g>
      <g transform="translate(152,52)scale(.62)">
        <Aristocrat colour="prow" />
      </g>
      <path
        class="sm-wave"
        d="M14 106q5-4 10 0t10 0M60 118q5-4 10 0t10 0M172 122q5-4 10 0t10 0M206 108q5-4 10 0t10 0"
      />
      <g transform="translate(122,108)scale(1.100)">
        <Gondola />
      </g>
    </g>
  );
}
